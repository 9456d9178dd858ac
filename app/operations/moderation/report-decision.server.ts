import { beginDecision, type CaseSubject } from '#app/cases/cases.server.ts'
import type { CaseKind } from '#app/cases/kinds.ts'
import type { UserReportOutcome } from '#app/contacts/reports/user-reports.ts'
import { resolveUserReportIn } from '#app/contacts/reports/user-reports.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import type { Settlement } from '#app/jobs/review/report-rules.ts'
import { settleReportIn } from '#app/jobs/review/reports.server.ts'
import { hideRating, showRating } from '#app/offers/ratings/rating.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { fail, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { findCaseSubject } from '../cases/case-subject.server.ts'

/** Closes a report of a job, unless another operator works on it. */
export const settleReportCase = (actor: Operator, reportId: string, settlement: Settlement) =>
	decide(actor, 'job-report', reportId, (tx) => settleReportIn(tx, actor, reportId, settlement))

/** Closes a report of a hospital or specialist, unless another operator works on it. */
export const resolveUserReportCase = (actor: Operator, reportId: string, outcome: UserReportOutcome) =>
	decide(actor, 'user-report', reportId, (tx) => resolveUserReportIn(tx, actor, reportId, outcome))

/** Takes a rating out of what counts, unless another operator works on it. */
export const hideRatingCase = (actor: Operator, ratingId: string, reason: string) =>
	decide(actor, 'rating', ratingId, (tx) => hideRating(tx, actor, ratingId, reason))

/** Leaves a rating as it is, or lets it count again, unless another operator works on it. */
export const showRatingCase = (actor: Operator, ratingId: string) =>
	decide(actor, 'rating', ratingId, (tx) => showRating(tx, actor, ratingId))

function decide<Value, Failure extends string>(
	actor: Operator,
	kind: CaseKind,
	id: string,
	work: (tx: Transaction) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | 'taken'>> {
	return settle<Value, Failure | 'taken'>(async (tx) => {
		const subject = await findCaseSubject(kind, id)
		if (!subject) return work(tx)
		const { title: _, ...found } = subject satisfies CaseSubject & { title: string }
		const begun = await beginDecision(tx, actor, found)
		return begun.ok ? work(tx) : fail(begun.failure)
	})
}
