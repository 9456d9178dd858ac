import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
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
