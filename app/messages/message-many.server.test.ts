import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { withdrawApplication } from '#app/applications/applying/withdrawal.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { formatUnsent, listRecipients, messageMany } from './message-many.server.ts'
import { aMessage } from './fixtures.server.ts'
import { listJobsOfThreads, listThreads } from './queries.server.ts'
import { sendMessage } from './send-message.server.ts'
import { messages, threads } from './tables.server.ts'

const key = () => crypto.randomUUID()

/** A hospital with one applicant of each name. */
async function applicantsNamed(...names: string[]) {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, title: 'Night consultant' })
	const chosen = []
	for (const name of names) chosen.push(await anApplication({ job, specialist: await aSpecialist({ name }) }))
	return { member, job, chosen }
}

const bodiesTo = async (specialistId: string) =>
	(
		await db
			.select({ body: messages.body })
			.from(messages)
			.innerJoin(threads, eq(threads.id, messages.threadId))
			.where(eq(threads.specialistId, specialistId))
	).map(({ body }) => body)

test('each applicant gets the text in their own conversation, with their own name and job in it', async () => {
	const { member, chosen } = await applicantsNamed('Dr Asha Menon', 'Dr Ravi Rao')

	const outcome = await messageMany(member, chosen, { text: 'Dear {name}, about {job}: thank you.', clientKey: key() })

	expect(outcome).toMatchObject({ sent: ['Dr Asha Menon', 'Dr Ravi Rao'], held: [], over: [], tooFast: [] })
	expect(formatUnsent(outcome)).toBe('')
	for (const { specialistId, specialist } of chosen)
		expect(await bodiesTo(specialistId)).toEqual([`Dear ${specialist.name}, about Night consultant: thank you.`])
	expect(await db.$count(threads)).toBe(2)
})

test('someone who applied to two jobs, and a button that is pressed twice, get the message once', async () => {
	const { member, chosen } = await applicantsNamed('Dr Asha Menon')
	const [{ specialist } = { specialist: await aSpecialist() }] = chosen
	const second = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), specialist })
	const text = { text: 'When could you begin?', clientKey: key() }

	await Promise.all([messageMany(member, [...chosen, second], text), messageMany(member, [...chosen, second], text)])

	expect(await listRecipients(member, [...chosen, second])).toHaveLength(1)
	expect(await bodiesTo(specialist.specialistId)).toEqual(['When could you begin?'])
})

test('who has left and whom the limit holds back are named, and applicants of other hospitals are passed over', async () => {
	const { member, chosen } = await applicantsNamed('Dr Asha Menon', 'Dr Ravi Rao')
	const [left, waits] = chosen
	if (!left || !waits) throw new Error('two were made')
	await withdrawApplication(left.specialist, left.id)
	for (let count = 0; count < 30; count++) await sendMessage(member, waits.specialistId, aMessage())
	const foreign = await anApplication()

	const outcome = await messageMany(member, [...chosen, foreign], { text: 'Hello.', clientKey: key() })

	expect(outcome).toEqual({ sent: [], held: [], over: ['Dr Asha Menon'], tooFast: ['Dr Ravi Rao'] })
	expect(formatUnsent(outcome)).toBe(
		'They can no longer be messaged: Dr Asha Menon. You can send up to 30 messages in 10 minutes: Dr Ravi Rao.',
	)
	expect(await bodiesTo(foreign.specialistId)).toEqual([])
})

test('conversations are narrowed to the applicants of one job, and to no job of another hospital', async () => {
	const { member, job, chosen } = await applicantsNamed('Dr Asha Menon')
	const other = await anApplication({ job: await aJob({ hospitalId: member.hospitalId, title: 'Day consultant' }) })
	const elsewhere = await anApplication({ specialist: other.specialist })
	for (const { specialistId } of [...chosen, other]) await sendMessage(member, specialistId, aMessage())
	const about = async (jobId: string) =>
		(await listThreads(member, { q: '', jobId, show: 30 })).threads.map(({ specialistId }) => specialistId)

	expect(await about(job.id)).toEqual([chosen[0]?.specialistId])
	expect(await about(other.job.id)).toEqual([other.specialistId])
	expect(await about(elsewhere.job.id)).toEqual([])
	expect((await listJobsOfThreads(member)).map(({ title, count }) => [title, count]).toSorted()).toEqual([
		['Day consultant', 1],
		['Night consultant', 1],
	])
})
