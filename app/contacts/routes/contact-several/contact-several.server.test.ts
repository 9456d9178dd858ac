import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { redirectOf, routeArgs } from '#test/ask-route.ts'
import { action } from '../contact-several.tsx'
import { findMisfits, loadContactSeveral } from './contact-several.server.ts'

const page = (member: Awaited<ReturnType<typeof aMember>>, ids: string[], query = '') =>
	loadContactSeveral(member, ids, new URLSearchParams(query))

test('each recipient is shown with the job that they match best, and a job is chosen when it is the same for all', async () => {
	const member = await aMember()
	const { hospitalId } = member
	const days = await aJob({ hospitalId, title: 'Day Anesthesiologist' })
	const nights = await aJob({ hospitalId, title: 'Night Anesthesiologist', shiftType: 'night' })
	const early = await aSpecialist({ name: 'Dr Early Bird', shifts: ['morning'] })
	const late = await aSpecialist({ name: 'Dr Late Owl', shifts: ['night'] })
	const surgeon = await aSpecialist({
		name: 'Dr Cut Well',
		specialitySlug: 'cardiac-surgeon',
		speciality: 'Cardiac Surgeon',
	})

	expect((await page(member, [early.specialistId])).chosenJobId).toBe(days.id)
	expect((await page(member, [late.specialistId])).chosenJobId).toBe(nights.id)
	const both = await page(member, [early.specialistId, late.specialistId])
	expect(both.chosenJobId).toBe('')
	expect(both.people.map(({ fit }) => fit)).toEqual([
		expect.stringMatching(/: Day Anesthesiologist$/),
		expect.stringMatching(/: Night Anesthesiologist$/),
	])
	expect((await page(member, [surgeon.specialistId])).people[0]?.fit).toBe('Matches none of your open jobs')

	const all = [surgeon, early, late].map(({ specialistId }) => specialistId)
	const groups = (await page(member, all)).groups
	expect(groups.map(({ title, ids }) => [title, ids])).toEqual([
		['Day Anesthesiologist', [early.specialistId]],
		['Night Anesthesiologist', [late.specialistId]],
		[null, [surgeon.specialistId]],
	])
	expect(groups.map(({ rest }) => rest.length)).toEqual([2, 2, 2])
	expect((await page(member, [early.specialistId])).groups).toEqual([])
})

test('after those of one job come the others', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const [one, other] = [await aSpecialist(), await aSpecialist()]
	const form = {
		...{ id: one.specialistId, rest: other.specialistId, jobId: job.id, payFrom: '2,50,000', payUnit: 'month' },
		...{ place: 'Shivajinagar, Pune', message: 'May we tell you more?' },
	}

	const answer = await action(await routeArgs('/hospital/candidates/contact', { as: member, form }))

	expect(await redirectOf(answer)).toMatchObject({ to: `/hospital/candidates/contact?id=${other.specialistId}` })
})

test('recipients who do not match the chosen job are named before anything is sent', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const fitting = await aSpecialist()
	const surgeon = await aSpecialist({
		name: 'Dr Cut Well',
		specialitySlug: 'cardiac-surgeon',
		speciality: 'Cardiac Surgeon',
	})
	const ids = [fitting.specialistId, surgeon.specialistId]

	expect((await page(member, ids, `jobId=${job.id}`)).misfits).toEqual(['Dr Cut Well'])
	expect(await findMisfits(member, ids, job.id)).toEqual(['Dr Cut Well'])
	expect(await findMisfits(member, ids, '')).toEqual([])
})
