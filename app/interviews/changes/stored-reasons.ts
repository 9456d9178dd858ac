import type { Stage } from '#app/applications/stage.ts'
import type { InterviewMode } from '../status.ts'
import { t } from '#app/platform/language/words.ts'

/** What is written down in English as the reason, where no one cancels: the application has ended. */
export const endedReasons = {
	rejected: 'The hospital has decided on your application.',
	withdrawn: 'The application was withdrawn.',
	hired: 'The specialist has joined, so the application is complete.',
} satisfies Partial<Record<Stage, string>>

/** A hospital is not told that it was blocked, and sees no more than that the specialist cannot come. */
export const cannotTakePlace = 'This interview can no longer take place.'

/** How the line begins that keeps where an interview was to be before; its end is as the hospital wrote it. */
const formerPlaces: Record<InterviewMode, string> = {
	'in-person': 'Previously: In person. Address: ',
	phone: 'Previously: Phone call. Phone number to call: ',
	video: 'Previously: Video call. Link: ',
}
export const formerPlace = ({ mode, place }: { mode: InterviewMode; place: string }) => formerPlaces[mode] + place

function readFormerPlace(reason: string): string | null {
	const place = (mode: InterviewMode) => reason.slice(formerPlaces[mode].length)
	if (reason.startsWith(formerPlaces['in-person']))
		return t`Previously: In person. Address: ${{ place: place('in-person') }}`
	if (reason.startsWith(formerPlaces.phone))
		return t`Previously: Phone call. Phone number to call: ${{ place: place('phone') }}`
	return reason.startsWith(formerPlaces.video) ? t`Previously: Video call. Link: ${{ place: place('video') }}` : null
}

/** A stored reason for its reader: ours in their language, those of people as they were written. */
export function readReason(reason: string): string {
	switch (reason) {
		case endedReasons.rejected:
			return t`The hospital has decided on your application.`
		case endedReasons.withdrawn:
			return t`The application was withdrawn.`
		case endedReasons.hired:
			return t`The specialist has joined, so the application is complete.`
		case cannotTakePlace:
			return t`This interview can no longer take place.`
		default:
			return readFormerPlace(reason) ?? reason
	}
}
