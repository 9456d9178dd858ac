import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { loader } from './candidates.tsx'

type Member = Awaited<ReturnType<typeof aMember>>

async function open(member: Member, query: string) {
	const { page } = (await loader(await routeArgs(`/hospitals/dashboard?${query}`, { as: member }))).data
	if (page?.kind !== 'list') throw new Error('No list')
	return { ...page, ids: page.rows.map(({ id }) => id) }
}

test('an open job of the hospital puts those first who match it best, says so and stays in the links of the list', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, title: 'Night Anesthesiologist', shiftType: 'night' })
	// A fuller profile is before a better match only where words were typed.
	const full = await aSpecialist({
		shifts: ['morning'],
		bio: 'Twenty years of theatre lists.',
		preferredAreas: ['Pune'],
	})
	const best = await aSpecialist({ shifts: ['night'], expectedMonthlyPaise: 20_000_000n, yearsOfExperience: 7 })
	const people = [full, best].map(({ specialistId }) => specialistId)

	const [plain, typed, ordered] = [
		await open(member, ''),
		await open(member, 'q=anesthesiologist'),
		await open(member, `job=${job.id}&language=mr`),
	]

	expect(plain.ids).toEqual(people.toReversed())
	expect(plain.sortedBy).toMatch(/^Specialists who match one of your open jobs come first/)
	expect(plain.job).toBeNull()
	expect(typed.ids).toEqual(people)
	expect(typed.sortedBy).toMatch(/^Specialists whose speciality matches your words come first/)
	const nameOfOrder = ({ form }: typeof plain) => form.options.sorts[0]?.label
	expect([nameOfOrder(plain), nameOfOrder(typed)]).toEqual(['Best match', 'Relevance'])
	expect(ordered.ids).toEqual(people.toReversed())
	expect(ordered.sortedBy).toMatch(/^The best matches for Night Anesthesiologist come first/)
	expect(ordered.job).toMatchObject({ id: job.id, isFirst: true })
	expect(ordered.chips.map(({ to }) => to)).toEqual([`/hospitals/dashboard?job=${job.id}`])
	expect(ordered.here).toBe(`/hospitals/dashboard?language=mr&job=${job.id}`)
})

test('a job that is not open and the job of another hospital order nothing, and another order wins', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, shiftType: 'night' })
	const paused = await aJob({ hospitalId: member.hospitalId, shiftType: 'night', status: 'paused' })
	const [senior, best] = [
		await aSpecialist({ shifts: ['morning'], bio: 'Theatre lists.', yearsOfExperience: 20 }),
		await aSpecialist({ shifts: ['night'], yearsOfExperience: 7 }),
	]
	const usual = [best.specialistId, senior.specialistId]

	for (const query of [`job=${paused.id}`, `job=${(await aJob()).id}`, 'job=nonsense', `job=${crypto.randomUUID()}`]) {
		const { ids, job: named } = await open(member, query)
		expect([query, ids, named]).toEqual([query, usual, null])
	}
	const byYears = await open(member, `sort=experience&job=${job.id}`)
	expect([byYears.ids, byYears.job?.isFirst]).toEqual([usual.toReversed(), false])
	expect(byYears.sortedBy).toMatch(/^Most years of experience first/)
})

test('with a job in the address each row says how far it is from the middle of the person’s city, anonymous or not', async () => {
	const member = await aMember()
	const baner = { latitude: 18.559, longitude: 73.7868 }
	const home = { location: 'Baner, Pune 411045', ...baner }
	const job = await aJob({ hospitalId: member.hospitalId, ...home })
	const [named, anonymous] = [await aSpecialist(home), await aSpecialist({ ...home, anonymousMode: true })]
	const distances = async (query: string) => {
		const { hasDistance, rows } = await open(member, query)
		const of = (id: string) => rows.find((row) => row.id === id)?.distance
		return [hasDistance, of(named.specialistId), of(anonymous.specialistId)]
	}

	expect(await distances('')).toEqual([false, '', ''])
	expect(await distances(`job=${job.id}`)).toEqual([true, 'about 8 km, from the city', 'about 8 km, from the city'])
})
