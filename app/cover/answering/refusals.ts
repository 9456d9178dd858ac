import type { LockedCover } from '../transitions.server.ts'
import { t } from '#app/platform/language/words.ts'
import { type Clash, clashLines } from '../asking/guard.ts'
import { coverRefusals } from '../labels.ts'
import type { AcceptFailure } from './answers.server.ts'

/** Why a request was not accepted, in words. */
export function acceptRefusal(failure: Exclude<AcceptFailure, 'not-found' | 'warned'>): string {
	switch (failure) {
		case 'overlap':
		case 'travel':
		case 'interview':
		case 'interview-travel':
			return clashLines[failure]
		case 'taken':
		case 'over':
		case 'suspended':
		case 'unqualified':
		case 'too-tired':
			return coverRefusals()[failure]
	}
}

type Asked = { request: Pick<LockedCover, 'status' | 'startsAt'>; clash: Clash | null; isTooTired: boolean }

/** What is known to be in the way before someone tries, in words. */
export function knownRefusal({ request: { status, startsAt }, clash, isTooTired }: Asked): string | null {
	if (status === 'cancelled') return t`The hospital no longer needs cover.`
	if (status === 'unfilled' || startsAt <= new Date()) return coverRefusals().over
	if (status !== 'open') return coverRefusals().taken
	if (isTooTired) return coverRefusals()['too-tired']
	return clash && clashLines[clash]
}
