import { z } from 'zod'
import { grantOpenAppeals } from '#app/cases/appeals.server.ts'
import { beginDecision } from '#app/cases/cases.server.ts'
import { defineWaitingDecision } from '#app/cases/decisions.server.ts'
import { hospitalSubject } from '#app/cases/thread.server.ts'
import { answerContactMessage, moveContactMessage } from '#app/content/messages-queue.server.ts'
import { decideHospital } from '#app/hospitals/checks/verification.server.ts'
import { recheckHospital } from '#app/hospitals/checks/yearly-check.server.ts'
import { retryFailedTask } from '#app/platform/tasks/failed-tasks.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { denyAppeal, grantAppeal } from './appeal-case.server.ts'
import { caseAddress, queues } from './case-address.ts'
import { approvePicture, refusePicture } from '../moderation/pictures.server.ts'
import {
	hideRatingCase,
	resolveUserReportCase,
	settleReportCase,
	showRatingCase,
} from '../moderation/report-decision.server.ts'
import { approveReview } from '../moderation/review-decision.server.ts'
import { declineProposal } from './second-operator.server.ts'
import { restoreAccount } from '../people/suspension.server.ts'

// What operators decide and what others notice only a minute later; docs/decisions/operator-cases.md says which decisions take effect at once.

const nothing = z.object({})
const reasoned = z.object({ reason: z.string() })
const ofCase = (kind: Parameters<typeof caseAddress>[0]) => ({ kind, page: (id: string) => caseAddress(kind, id) })

export const approveReviewLater = defineWaitingDecision('approve-review', {
	...ofCase('review'),
	...{ label: 'Approve text', input: nothing, carryOut: approveReview },
})

const ofPicture = { kind: 'picture', page: () => '/operator/pictures' } as const
export const approvePictureLater = defineWaitingDecision('approve-picture', {
	...ofPicture,
	...{ label: 'Approve picture', input: nothing, carryOut: approvePicture },
})
export const refusePictureLater = defineWaitingDecision('refuse-picture', {
	...ofPicture,
	...{ label: 'Remove picture', input: reasoned },
	carryOut: (actor, id, { reason }) => refusePicture(actor, id, reason),
})

export const hideRatingLater = defineWaitingDecision('hide-rating', {
	...ofCase('rating'),
	...{ label: 'Hide rating', input: reasoned },
	carryOut: (actor, id, { reason }) => hideRatingCase(actor, id, reason),
})
export const showRatingLater = defineWaitingDecision('show-rating', {
	...ofCase('rating'),
	...{ label: 'Keep rating visible', input: nothing, carryOut: showRatingCase },
})

export const keepJobLater = defineWaitingDecision('keep-job', {
	...ofCase('job-report'),
	...{ label: 'Keep job', input: z.object({ outcome: z.string() }) },
	carryOut: (actor, id, { outcome }) => settleReportCase(actor, id, { verdict: 'keep', outcome }),
})

export const resolveUserReportLater = defineWaitingDecision('resolve-user-report', {
	...ofCase('user-report'),
	label: 'Resolve report',
	input: z.object({ verdict: z.enum(['upheld', 'dismissed']), outcome: z.string() }),
	carryOut: resolveUserReportCase,
})

export const grantAppealLater = defineWaitingDecision('grant-appeal', {
	...ofCase('appeal'),
	...{ label: 'Grant appeal', input: nothing, carryOut: grantAppeal },
})
export const denyAppealLater = defineWaitingDecision('deny-appeal', {
	...ofCase('appeal'),
	...{ label: 'Do not grant appeal', input: reasoned },
	carryOut: (actor, id, { reason }) => denyAppeal(actor, id, reason),
})

export const declineProposalLater = defineWaitingDecision('decline-proposal', {
	...ofCase('proposal'),
	...{ label: 'Decline', input: nothing, carryOut: declineProposal },
})

export const recheckHospitalLater = defineWaitingDecision('recheck-hospital', {
	...ofCase('hospital'),
	label: 'Confirm hospital for a year',
	input: z.object({ checkedAgainst: z.string(), reason: z.string(), seenVersion: z.int() }),
	carryOut: (actor, hospitalId, check) =>
		recheckHospital(actor, hospitalId, check, async (tx) => {
			const begun = await beginDecision(tx, actor, hospitalSubject(hospitalId))
			return begun.ok ? ok(null) : begun
		}),
})
export const reinstateHospitalLater = defineWaitingDecision('reinstate-hospital', {
	...ofCase('hospital'),
	...{ label: 'Lift suspension', input: z.object({ seenVersion: z.int() }) },
	carryOut: (actor, hospitalId, { seenVersion }) =>
		decideHospital<'taken'>(actor, hospitalId, { from: 'suspended', to: 'verified', seenVersion }, (tx) =>
			grantOpenAppeals(tx, actor, 'hospital', hospitalId),
		),
})
export const restoreAccountLater = defineWaitingDecision('restore-account', {
	...{ kind: 'account', page: (id) => `/operator/accounts/${id}` },
	...{ label: 'Restore account', input: nothing, carryOut: restoreAccount },
})

const ofMessage = ofCase('contact-message')
export const answerMessageLater = defineWaitingDecision('answer-message', {
	...ofMessage,
	...{ label: 'Send answer', input: z.object({ version: z.int(), reply: z.string() }), carryOut: answerContactMessage },
})
export const closeMessageLater = defineWaitingDecision('close-message', {
	...ofMessage,
	label: 'Close message',
	input: z.object({ to: z.enum(['closed', 'spam']), version: z.int() }),
	carryOut: (actor, id, { to, version }) => moveContactMessage(actor, id, to, { version }),
})

export const retryTaskLater = defineWaitingDecision('retry-task', {
	...{ kind: 'task', page: () => queues.task.path },
	...{ label: 'Retry task', input: nothing },
	carryOut: async (actor, id) => ((await retryFailedTask(actor.accountId, id)) ? ok(null) : fail('unknown')),
})
