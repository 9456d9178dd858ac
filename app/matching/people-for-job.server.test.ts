import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aCareer, aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { findFitOfApplicants } from './applicant-facts.server.ts'
import { findHospitalOrder, findPeopleForJob, listBestSpecialistIds } from './people-for-job.server.ts'
import { listBestJobIds } from './queries.server.ts'

async function aHiringHospital(job: Parameters<typeof aJob>[0] = {}) {
	const member = await aMember()
	return { member, job: await aJob({ hospitalId: member.hospitalId, ...job }) }
}

const shownTo = async (...[member, job]: [Awaited<ReturnType<typeof aMember>>, { id: string }]) =>
	(await findPeopleForJob(member, job.id, 10))?.shown ?? []
const idsFor = async (...args: Parameters<typeof shownTo>) =>
	(await shownTo(...args)).map(({ specialistId }) => specialistId)

test('a hospital sees who fits its job, the best first, and no one who does not', async () => {
	const { member, job } = await aHiringHospital()
	const nights = await aSpecialist({ shifts: ['night'] })
	const skilled = await aSpecialist()
	await aCareer(skilled)
	await aSpecialist({ specialitySlug: 'cardiac-surgeon', speciality: 'Cardiac Surgeon' })
	await aSpecialist({ latitude: 12.97, longitude: 77.59, location: 'Bengaluru' })

	const [best, second, ...others] = await shownTo(member, job)

	expect([best?.specialistId, second?.specialistId, others]).toEqual([skilled.specialistId, nights.specialistId, []])
	expect(best?.match.reasons).toContain('Has 1 of 2 required skills: Regional anesthesia')
	expect(best?.match.misses).toContain('Does not list General anesthesia')
	expect(second?.match.misses).toContain('Prefers nights; the job has mornings')
})

test('a specialist elsewhere fits if they would relocate or prefer the city', async () => {
	const { member, job } = await aHiringHospital()
	const elsewhere = { latitude: 12.97, longitude: 77.59, location: 'Bengaluru' }
	const mover = await aSpecialist({ ...elsewhere, openToRelocate: true })
	const returning = await aSpecialist({ ...elsewhere, preferredAreas: ['Pune'] })
	await aSpecialist(elsewhere)

	expect((await idsFor(member, job)).toSorted()).toEqual([mover.specialistId, returning.specialistId].toSorted())
})

test('no one is shown who hides from the hospital, is in Private Mode, is suspended or has applied', async () => {
	const { member, job } = await aHiringHospital()
	const visible = await aSpecialist()
	await aSpecialist({ profileVisibility: false })
	await aHiddenHospital(await aSpecialist(), member.hospitalName)
	const suspended = await aSpecialist()
	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, suspended.accountId))
	await anApplication({ job, specialist: await aSpecialist() })

	expect(await idsFor(member, job)).toEqual([visible.specialistId])
})

test('only an open job of a verified hospital of one’s own has specialists', async () => {
	const { member, job } = await aHiringHospital()
	const paused = await aJob({ hospitalId: member.hospitalId, status: 'paused' })
	await aSpecialist()

	expect(await shownTo(member, paused)).toEqual([])
	expect(await shownTo({ ...member, hospitalStatus: 'suspended' }, job)).toEqual([])
	expect(await findPeopleForJob(await aMember(), job.id, 6)).toBeNull()
	expect(await listBestSpecialistIds(await aMember(), job.id)).toBeNull()
})

test('a reason reveals nothing of an anonymous specialist that their profile hides', async () => {
	const { member, job } = await aHiringHospital({
		// Far from the point of the city, and next to the specialist’s home.
		latitude: 18.6,
		longitude: 73.9,
		requiredSkills: ['Regional anesthesia', 'Teaching at Niramay'],
	})
	const asha = await aSpecialist({
		anonymousMode: true,
		latitude: 18.6,
		longitude: 73.9,
		preferredAreas: ['Wagholi, Pune'],
	})
	await aCareer(asha)
	await aCredential(asha, { status: 'verified' })

	const [found] = await shownTo(member, job)
	const said = [...(found?.match.reasons ?? []), ...(found?.match.misses ?? [])].join(' · ')

	expect(found?.specialistId).toBe(asha.specialistId)
	expect(said).toContain('Registration verified')
	expect(said).toMatch(/Lives about 1\d km away/)
	expect(said).toContain('10+ years of experience')
	expect(said).not.toMatch(/11 years|Wagholi|Maharashtra|less than 1 km|Niramay, Nashik/)
})

test('before mutual interest a hospital cannot see whether a registration is missing or not yet verified', async () => {
	const { member, job } = await aHiringHospital()
	await aSpecialist()
	await aCredential(await aSpecialist(), { status: 'pending' })
	await aCredential(await aSpecialist(), {
		status: 'pending',
		councilCode: 'KA-MC',
		title: 'Karnataka Medical Council',
	})

	const [none, ...claimed] = (await shownTo(member, job)).map(({ match }) => match)

	expect(claimed).toEqual([none, none])
	expect(JSON.stringify(none)).not.toMatch(/registration/i)
})

test('an applicant’s fit names the council only after mutual interest', async () => {
	const { member, job } = await aHiringHospital()
	const [applied, shortlisted] = [
		await anApplication({ job }),
		await anApplication({ job, stage: 'shortlisted', specialist: await aSpecialist() }),
	]
	await aCredential(applied.specialist, { status: 'verified' })
	await aCredential(shortlisted.specialist, { status: 'verified' })
	const fits = await findFitOfApplicants(member, [applied.id, shortlisted.id])

	expect(fits.get(applied.id)?.reasons).toContain('Registration verified')
	expect(fits.get(shortlisted.id)?.reasons).toContain('Maharashtra Medical Council registration, verified')
	expect((await findFitOfApplicants(await aMember(), [applied.id])).size).toBe(0)
})

test('a withdrawn application has no fit', async () => {
	const { member, job } = await aHiringHospital()
	const withdrawn = await anApplication({ job, stage: 'withdrawn' })

	expect((await findFitOfApplicants(member, [withdrawn.id])).size).toBe(0)
})

test('name and gender move no one in either list', async () => {
	const { member, job } = await aHiringHospital()
	const shifts = [['morning'], ['night'], ['morning', 'weekend'], []]
	const people = await Promise.all(
		Array.from({ length: 24 }, (_, index) =>
			aSpecialist({
				name: `Dr Asha Menon ${index}`,
				gender: index % 2 === 0 ? 'female' : 'male',
				shifts: shifts[index % shifts.length] ?? [],
				yearsOfExperience: index,
				expectedMonthlyPaise: BigInt(20 + index) * 1_000_000n,
				latitude: 18.52 + (index % 7) * 0.02,
			}),
		),
	)
	await Promise.all(
		Array.from({ length: 8 }, (_, index) =>
			aJob({ shiftType: index % 2 === 0 ? 'morning' : 'night', payMinPaise: BigInt(24 + index) * 1_000_000n }),
		),
	)
	const rankOf = async (id: string) => (await listBestSpecialistIds(member, job.id))?.ids.indexOf(id) ?? -1
	const moved: number[] = []
	for (const actor of people) {
		const jobsBefore = await listBestJobIds(actor)
		for (const swap of [
			{ name: 'Dr Mohammed Khan' },
			{ gender: 'other' as const },
			{ name: 'Sr Mary D’Souza', gender: null },
		]) {
			const before = await rankOf(actor.specialistId)
			await db.update(specialists).set(swap).where(eq(specialists.id, actor.specialistId))
			if (swap.name) await db.update(accounts).set({ name: swap.name }).where(eq(accounts.id, actor.accountId))
			expect(before).toBeGreaterThanOrEqual(0)
			moved.push(Math.abs((await rankOf(actor.specialistId)) - before))
		}
		expect(await listBestJobIds(actor)).toEqual(jobsBefore)
	}

	const steady = moved.filter((places) => places <= 1).length
	expect(steady / moved.length).toBeGreaterThanOrEqual(0.99)
})

test('candidates begin with those who match an open job of the hospital best, and the order is of its own jobs alone', async () => {
	const member = await aMember()
	expect(await findHospitalOrder(member)).toBeNull()
	await aJob({ hospitalId: member.hospitalId, specialitySlug: 'nephrologist', speciality: 'Nephrologist' })
	const kidneys = { specialitySlug: 'nephrologist', speciality: 'Nephrologist' }
	const lesser = await aSpecialist({ ...kidneys, shifts: ['night'], yearsOfExperience: 2 })
	const best = await aSpecialist(kidneys)
	const surgeon = await aSpecialist({ specialitySlug: 'general-surgeon', speciality: 'General Surgeon' })

	const ids = (await findHospitalOrder(member))?.ids ?? []

	expect(ids[0]).toBe(best.specialistId)
	expect(ids).not.toContain(surgeon.specialistId)
	expect(ids.indexOf(lesser.specialistId)).not.toBe(0)
	expect(await findHospitalOrder({ ...member, hospitalStatus: 'pending' })).toBeNull()
})
