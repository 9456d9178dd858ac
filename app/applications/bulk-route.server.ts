import { redirectWith } from '#app/platform/redirects.server.ts'
import type { BulkOutcome } from './bulk.server.ts'
import { allApplicants, listPage } from './return-page.ts'
import { columnNames, type Stage } from './stage.ts'
import { leftInWords } from './words.ts'

/** Says what one press did to several: who moved, who did not and where they stand, and the way back for a minute. */
export function answerBulk({ batchId, moved, left }: BulkOutcome, to: Stage, returnTo: string | undefined) {
	const back = listPage(returnTo) ?? allApplicants
	if (moved.length + left.length === 0)
		return redirectWith(back, { title: 'Nobody was selected', detail: 'Tick applicants first.', tone: 'info' })
	const stayed = left.length > 0 ? `Not moved, as they stand elsewhere meanwhile: ${leftInWords(left)}. ` : ''
	if (moved.length === 0) return redirectWith(back, { title: 'Nobody was moved', detail: stayed, tone: 'danger' })
	const undo = `/hospital/applicants/undo?batch=${batchId}&returnTo=${encodeURIComponent(back)}`
	const who = moved.length === 1 ? moved[0] : `${moved.length} applicants`
	return redirectWith(back, {
		title: `${who}: ${columnNames[to]}`,
		detail: `${stayed}They are told on the site. Messages wait for a minute, in case you undo.`,
		undo: { action: undo, label: 'Undo' },
	})
}
