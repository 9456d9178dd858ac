import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoTime } from '#app/platform/undo.ts'
import type { BulkOutcome } from './bulk.server.ts'
import { allApplicants, listPage } from './return-page.ts'
import { columnNames, type Stage } from '../stage.ts'
import { formatApplicantCount, formatBeyond, formatLeft, formatNames } from '../labels.ts'

/** Reports who moved in a bulk move, who did not and at which stage they are, with an undo for a minute. */
export function answerBulk(
	{ batchId, moved, total, left, failed }: BulkOutcome,
	to: Stage,
	returnTo: string | undefined,
	/** Selected ones who are more than one press moves. */
	beyond: number,
) {
	const back = listPage(returnTo) ?? allApplicants
	if (total + left.length + failed.length === 0)
		return redirectWith(back, {
			title: 'No applicants selected',
			detail: 'Select at least one applicant.',
			tone: 'info',
		})
	const because = (why: string, isMeant: (one: BulkOutcome['left'][number]) => boolean) =>
		left.some(isMeant) ? `Not moved because ${why}: ${formatLeft(left.filter(isMeant))}. ` : ''
	const faster = because('their stage has changed', ({ hasChanged }) => hasChanged)
	const further = because('their stage does not allow it', ({ hasChanged }) => !hasChanged)
	const more = beyond > 0 ? formatBeyond(beyond) : ''
	const kept = `${more}${faster}${further}${failed.length > 0 ? `Not moved because of a problem on our side: ${formatNames(failed)}. Try again. ` : ''}`
	if (total === 0) return redirectWith(back, { title: 'No applicants were moved', detail: kept, tone: 'danger' })
	const undo = `/hospital/applicants/undo?batch=${batchId}&returnTo=${encodeURIComponent(back)}`
	const who = total === 1 && moved[0] ? moved[0] : formatApplicantCount(total)
	return redirectWith(back, {
		title: `${who}: ${columnNames[to]}`,
		detail: `${kept}They can see this on the site now. Emails and other alerts go out in ${undoTime} unless you undo.`,
		undo: { action: undo, label: 'Undo' },
	})
}
