import type { Member } from '#app/identity/actor.ts'
import { perUnit, rupeesForField } from '#app/platform/text/money.ts'
import { listOpenJobs } from './jobs-to-offer.server.ts'
import type { RequestInput } from '../schema.server.ts'

/**
 * Amounts that a job filled in by the month and that are now per shift, hour or case, or the other way round: without a script
 * they stay in the form when the unit changes. Answers with what is wrong by field, or null.
 */
export async function findCarriedPay(
	member: Member,
	{ jobId, payUnit, payFrom, payTo }: Pick<RequestInput, 'jobId' | 'payUnit' | 'payFrom' | 'payTo'>,
): Promise<Record<string, string[]> | null> {
	const [job] = jobId ? await listOpenJobs(member, [], jobId) : []
	if (!job || (job.payUnit === 'month') === (payUnit === 'month')) return null
	const isCarried = (amount: bigint | null, ofJob: string) => amount !== null && rupeesForField(amount) === ofJob
	const wrong: Record<string, string[]> = {}
	const [ofJob, now] = [perUnit[job.payUnit], perUnit[payUnit]].map((unit) => unit.replace('per ', 'a '))
	if (isCarried(payFrom, job.payFrom))
		wrong['payFrom'] = [`This is the job’s minimum for ${ofJob}. Enter the amount for ${now}.`]
	if (isCarried(payTo, job.payTo))
		wrong['payTo'] = [`This is the job’s maximum for ${ofJob}. Enter the amount for ${now} or leave it blank.`]
	return Object.keys(wrong).length > 0 ? wrong : null
}
