import { describeFacts } from './job-facts.ts'
import { findJobForPage } from './job-page.server.ts'
import type { PayPeriod } from '#app/platform/text/money.ts'
import { visibilityOf } from './visibility.ts'

export type JobPane = NonNullable<Awaited<ReturnType<typeof loadPane>>>

/** A job beside the list, as everyone may see it; null for what only some may see. */
export async function loadPane(jobId: string, now: Date, period: PayPeriod) {
	const record = await findJobForPage(jobId)
	if (!record) return null
	const isShown =
		visibilityOf({ status: record.job.status, hospitalStatus: record.hospital.status }, 'other') === 'shown'
	return isShown ? describeFacts(record, now, period) : null
}
