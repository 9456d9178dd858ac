import { specialityBySlug } from '#app/catalog/specialities.ts'
import { jobReports, savedJobs } from '#app/jobs/tables.server.ts'
import { daysAgo } from './clock.ts'
import { insertAll } from './insert.ts'
import type { SeedJob } from './jobs.ts'

type Story = { jobs: SeedJob[]; specialistIds: string[]; operatorId: string }

/** The demo's first specialist has saved three jobs, one of which has closed; two jobs wait for an operator, one is settled. */
export async function insertSavedAndReported({ jobs, specialistIds, operatorId }: Story) {
	const [asha = '', ravi = '', third = ''] = specialistIds
	const anesthesia = jobs.filter(({ slug }) => specialityBySlug(slug)?.family === 'anesthesiology')
	const open = anesthesia.filter(({ finalStatus }) => finalStatus === 'open')
	const closed = anesthesia.filter(({ finalStatus }) => finalStatus === 'closed')
	const saved = [...open.slice(-2), ...closed.slice(-1)]
	await insertAll(
		savedJobs,
		saved.map(({ id }, index) => ({ accountId: asha, jobId: id, savedAt: daysAgo(index * 3, 11) })),
	)

	const elsewhere = jobs.filter((job) => job.finalStatus === 'open' && !anesthesia.includes(job))
	const [first, second, last] = elsewhere.slice(-3).map(({ id }) => id)
	if (!first || !second || !last) return
	await insertAll(jobReports, [
		{
			jobId: first,
			reporterAccountId: ravi,
			reason: 'fee-asked',
			detail: 'Somebody called and asked for ₹3,000 by UPI “to hold the interview slot”.',
			createdAt: daysAgo(1, 15),
		},
		{
			jobId: second,
			reporterAccountId: third,
			reason: 'wrong-pay',
			detail: 'On the phone they offered half of what the page says.',
			createdAt: daysAgo(0, 9),
		},
		{
			jobId: last,
			reporterAccountId: ravi,
			reason: 'other',
			detail: 'The address looked wrong to me.',
			createdAt: daysAgo(12, 10),
			settledAt: daysAgo(11, 16),
			settledBy: operatorId,
			outcome: 'We called the hospital: it moved in March, and the page now has the new address.',
		},
	])
}
