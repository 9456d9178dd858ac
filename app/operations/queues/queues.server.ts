import type { CaseKind } from '#app/cases/kinds.ts'
import { appealQueue } from './appeal-queue.server.ts'
import { contactMessageQueue } from './contact-message-queue.server.ts'
import { credentialQueue } from './credential-queue.server.ts'
import { hospitalQueue } from './hospital-queue.server.ts'
import { jobReportQueue } from './job-report-queue.server.ts'
import { proposalQueue } from './proposal-queue.server.ts'
import type { Queue } from './queue.server.ts'
import { ratingQueue } from './rating-queue.server.ts'
import { reviewQueue } from './review-queue.server.ts'
import { rightsQueues } from './rights-queue.server.ts'
import { taskQueue } from './task-queue.server.ts'
import { userReportQueue } from './user-report-queue.server.ts'

/** Every queue that operators decide from. */
export const queueOf: Record<CaseKind, Queue> = {
	hospital: hospitalQueue,
	credential: credentialQueue,
	review: reviewQueue,
	'job-report': jobReportQueue,
	'user-report': userReportQueue,
	rating: ratingQueue,
	'contact-message': contactMessageQueue,
	...rightsQueues,
	proposal: proposalQueue,
	appeal: appealQueue,
	task: taskQueue,
}
