import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { applicantCard } from './applicant-card.ts'
import { countByStage, listApplicants, listBoard } from './applicants.server.ts'
import { anApplication } from './fixtures.server.ts'
import { stages } from './stage.ts'

async function everyStage() {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	for (const stage of stages) await anApplication({ job, stage })
	return { member, job }
}

const all = { stage: null, page: 1 }

test('list and board hold every applicant but those who withdrew, who are listed when asked for', async () => {
	const { member, job } = await everyStage()

	const remaining = stages.filter((stage) => stage !== 'withdrawn').sort()
	expect((await listApplicants(member, job.id, all)).map(({ stage }) => stage).sort()).toEqual(remaining)
	expect((await listBoard(member, job.id)).map(({ stage }) => stage).sort()).toEqual(remaining)
	expect(await listApplicants(member, job.id, { stage: 'withdrawn', page: 1 })).toHaveLength(1)
	expect(await listApplicants(member, job.id, { stage: null, page: 2 })).toEqual([])
	const { counts, oldestNew } = await countByStage(member, job.id)
	expect(counts).toEqual(Object.fromEntries(stages.map((stage) => [stage, 1])))
	expect(Date.now() - (oldestNew?.getTime() ?? 0)).toBeGreaterThan(2 * 86_400_000)
})

test('a hospital lists applicants of its own jobs, and only while it is verified', async () => {
	const { member, job } = await everyStage()
	const strangers = [
		await aMember(),
		await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id }),
		{ ...member, hospitalStatus: 'suspended' as const },
	]

	for (const stranger of strangers) {
		expect(await listApplicants(stranger, job.id, all)).toEqual([])
		expect(await listBoard(stranger, job.id)).toEqual([])
		expect((await countByStage(stranger, job.id)).counts.applied).toBe(0)
	}
})

test('a card gives years as a range where the specialist keeps the details back', async () => {
	const { member, job } = await everyStage()
	const specialist = await aSpecialist({ name: 'Dr Ravi Iyer', yearsOfExperience: 7, experienceVisibility: false })
	await anApplication({ job, specialist })

	const cards = (await listApplicants(member, job.id, all)).map((row) => applicantCard(row, new Date()))

	expect(cards.find(({ name }) => name === 'Dr Ravi Iyer')?.years).toBe('5–10 years')
	expect(cards.find(({ stage }) => stage === 'hired')).toMatchObject({
		years: '11 years',
		pay: '₹3 lakh a month',
		moves: [],
	})
})
