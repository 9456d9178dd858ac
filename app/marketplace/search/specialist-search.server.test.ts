import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialistSkills, specialists } from '#app/specialists/tables.server.ts'
import { locationColumns } from '#app/specialists/onboarding/registration.server.ts'
import { searchSpecialists } from '#app/specialists/search/search.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'

type Rest = Partial<Parameters<typeof searchSpecialists>[0]>
const searchOf = (query: string) => specialistSearch.parse(new URLSearchParams(query))
const asPublic = (query: string, rest: Rest = {}) =>
	searchSpecialists({ viewer: { kind: 'public' }, search: searchOf(query), limit: 200, ...rest })
async function asHospital(query: string, hospitalId?: string, rest: Rest = {}) {
	const viewer = { kind: 'hospital' as const, hospitalId: hospitalId ?? (await aHospital()).id }
	return searchSpecialists({ viewer, search: searchOf(query), limit: 200, ...rest })
}
const change = (id: string, values: Partial<typeof specialists.$inferInsert>) =>
	db.update(specialists).set(values).where(eq(specialists.id, id))

test('a hospital finds people by a part of their name in any case; the public does not', async () => {
	const { specialistId } = await aSpecialist({ name: 'Dr Quirina Zubrowska' })

	expect((await asHospital('q=ZUBROW')).ids).toEqual([specialistId])
	expect((await asPublic('q=zubrow')).ids).toEqual([])
})

test('who wants no name shown is not found by it, but by everything else', async () => {
	const { specialistId } = await aSpecialist({ name: 'Dr Xanthe Incognita', anonymousMode: true, languages: ['sd'] })

	expect((await asHospital('q=incognita')).ids).toEqual([])
	expect((await asHospital('language=sd')).ids).toEqual([specialistId])
})

test('words find people by another word for the speciality, by skill, degree and city, in either spelling', async () => {
	const { specialistId } = await aSpecialist({ ...locationColumns('Latur') })
	await db.insert(specialistSkills).values({ specialistId, name: 'Labor analgesia' })
	await aCredential({ specialistId }, { kind: 'degree', title: 'MD Anaesthesiology' })

	for (const words of ['anaesthetist', 'labour analgesia', 'md anesthesiology', 'latur'])
		expect([words, ...(await asPublic(`q=${words} latur`)).ids]).toEqual([words, specialistId])
})

test('a skill in words of their own is for hospitals: it could carry a name', async () => {
	const { specialistId } = await aSpecialist()
	await db.insert(specialistSkills).values({ specialistId, name: 'Trained with Dr Umlautsson' })

	expect((await asHospital('q=umlautsson')).ids).toEqual([specialistId])
	expect((await asPublic('q=umlautsson')).ids).toEqual([])
})

test('a skill of their own that our words stand for is found first by hospitals, and not by the public', async () => {
	const surgeon = { speciality: 'Neurosurgeon', specialitySlug: 'neurosurgeon', languages: ['kok'] }
	const [other, named] = [await aSpecialist(surgeon), await aSpecialist(surgeon)]
	const anesthesiologist = await aSpecialist({ languages: ['kok'] })
	for (const { specialistId } of [named, anesthesiologist])
		await db.insert(specialistSkills).values({ specialistId, name: 'Shunt surgery' })
	const surgeons = [named.specialistId, other.specialistId]

	const [first, ...more] = (await asHospital('q=VP shunt&language=kok')).ids
	expect([first, more.toSorted()]).toEqual([
		named.specialistId,
		[other.specialistId, anesthesiologist.specialistId].toSorted(),
	])
	expect((await asPublic('q=VP shunt&language=kok')).ids.toSorted()).toEqual(surgeons.toSorted())
})

test('pay in words is the most that someone may ask, gives way where no one asks so little, and is not for the public', async () => {
	const dear = await aSpecialist({ languages: ['kok'], expectedMonthlyPaise: 90_000_000n })
	const cheap = await aSpecialist({ languages: ['kok'], expectedMonthlyPaise: 10_000_000n })
	const both = [cheap.specialistId, dear.specialistId].toSorted()

	expect((await asHospital('q=anaesthetist under 2 lakh&language=kok')).ids).toEqual([cheap.specialistId])
	expect((await asHospital('q=anaesthetist above 2 lakh&language=kok')).ids).toEqual([dear.specialistId])
	expect((await asHospital('q=anaesthetist under 50000&language=kok')).ids.toSorted()).toEqual(both)
	expect((await asHospital('q=anaesthetist 1.5 lakh&language=kok')).ids.toSorted()).toEqual(both)
	expect((await asPublic('q=anaesthetist under 2 lakh&language=kok')).ids.toSorted()).toEqual(both)
})

test('a specialist in Private Mode is hidden from the next search on', async () => {
	const { specialistId } = await aSpecialist({ languages: ['kok'] })
	expect((await asPublic('language=kok')).ids).toEqual([specialistId])

	await change(specialistId, { profileVisibility: false })

	expect((await asPublic('language=kok')).ids).toEqual([])
	expect((await asHospital('language=kok')).ids).toEqual([])
	expect((await asPublic('language=kok')).total.count).toBe(0)
})

test('no suspended or deleted account is found', async () => {
	const [suspended, gone] = [await aSpecialist({ languages: ['as'] }), await aSpecialist({ languages: ['as'] })]

	await db.update(accounts).set({ suspendedAt: sql`now()` }).where(eq(accounts.id, suspended.accountId))
	await db.delete(accounts).where(eq(accounts.id, gone.accountId))

	expect((await asPublic('language=as')).ids).toEqual([])
})

test('a hospital does not find who hides from it, by its id or its name; others do', async () => {
	const { specialistId } = await aSpecialist({ languages: ['or'] })
	const hospital = await aHospital({ displayName: 'Avoided Clinic' })
	await aHiddenHospital({ specialistId }, 'Avoided Clinic Pvt. Ltd.')

	expect((await asHospital('language=or', hospital.id)).ids).toEqual([])
	expect((await asHospital('language=or', hospital.id)).total.count).toBe(0)
	expect((await asHospital('language=or')).ids).toEqual([specialistId])
})

test('an edit of the profile shows in the next search', async () => {
	const { specialistId } = await aSpecialist({ languages: ['bn'] })

	await change(specialistId, { languages: ['pa'], specialitySlug: 'radiologist' })

	expect((await asPublic('language=bn')).ids).toEqual([])
	expect((await asPublic('language=pa&speciality=radiologist')).ids).toEqual([specialistId])
})

test('a verified registration counts at once, and no longer when it has run out', async () => {
	const valid = await aSpecialist({ languages: ['ur'] })
	const past = await aSpecialist({ languages: ['ur'] })

	await aCredential(valid)
	await aCredential(past, { validUntil: '2020-01-31' })

	expect((await asPublic('language=ur&verified=on')).ids).toEqual([valid.specialistId])
})

test('what the public may not know neither narrows nor orders for it', async () => {
	const dear = await aSpecialist({ languages: ['ml'], expectedMonthlyPaise: 90_000_000n, availability: {} })
	const cheap = await aSpecialist({ languages: ['ml'], expectedMonthlyPaise: 10_000_000n })

	expect((await asHospital('language=ml&payMax=200000')).ids).toEqual([cheap.specialistId])
	expect((await asHospital('language=ml&sort=pay')).ids).toEqual([cheap.specialistId, dear.specialistId])
	expect((await asPublic('language=ml&payMax=200000&day=mon')).ids).toHaveLength(2)
})

test('limits of pay that contradict each other narrow nothing and are no chip, until one of them is changed', async () => {
	const { specialistId } = await aSpecialist({ languages: ['ml'], expectedMonthlyPaise: 10_000_000n })

	const found = await asHospital('language=ml&payMin=300000&payMax=200000')

	expect(found.ids).toEqual([specialistId])
	expect(found.chips.map(({ label }) => label)).toEqual(['Speaks Malayalam'])
	expect(specialistSearch.print(searchOf('payMin=300000&payMax=200000'))).toBe('payMin=300000&payMax=200000')
	expect((await asHospital('language=ml&payMin=300000&payMax=400000')).ids).toEqual([])
	expect((await asHospital('language=ml&payMin=100000&payMax=100000')).ids).toEqual([specialistId])
})

test('years that are shown as a bucket are searched and ordered as that bucket', async () => {
	const five = await aSpecialist({ languages: ['te'], yearsOfExperience: 5 })

	expect((await asHospital('language=te&experience=3-5')).ids).toEqual([five.specialistId])
	expect((await asPublic('language=te&experience=3-5')).ids).toEqual([])
	expect((await asPublic('language=te&experience=5-10')).ids).toEqual([five.specialistId])
	await change(five.specialistId, { experienceVisibility: false })
	expect((await asHospital('language=te&experience=3-5')).ids).toEqual([])
})

test('only ratings from three up order the list', async () => {
	const [few, many] = [await aSpecialist({ languages: ['ta'] }), await aSpecialist({ languages: ['ta'] })]

	await change(few.specialistId, { ratingSum: 10, ratingCount: 2 })
	await change(many.specialistId, { ratingSum: 9, ratingCount: 3 })

	expect((await asPublic('language=ta&sort=rating')).ids).toEqual([many.specialistId, few.specialistId])
})

test('a circle holds who is within it and says how far they are to hospitals only', async () => {
	const near = await aSpecialist({ languages: ['gu'], cityLatitude: 21.15, cityLongitude: 79.08 })
	await aSpecialist({ languages: ['gu'], cityLatitude: 21.3, cityLongitude: 79.08 })
	await aSpecialist({ languages: ['gu'], cityLatitude: null, cityLongitude: null })

	const found = await asHospital('language=gu&place=Nagpur&km=10')

	expect(found.ids).toEqual([near.specialistId])
	expect(found.distances.get(near.specialistId)).toBeLessThan(2)
	expect((await asPublic('language=gu&place=Nagpur&km=10')).distances.size).toBe(0)
})

test('each value is counted with the filters of the other groups on, and not with its own group', async () => {
	await aSpecialist({ languages: ['kn'], shifts: ['night'] })
	await aSpecialist({ languages: ['kn'], shifts: ['morning', 'weekend'] })

	const { counts, total } = await asPublic('language=kn&shift=night')

	expect(total).toEqual({ count: 1, capped: false })
	expect(Object.fromEntries(counts.get('shift') ?? [])).toEqual({ morning: 1, night: 1, weekend: 1 })
	expect(Object.fromEntries(counts.get('speciality') ?? [])).toEqual({ anesthesiologist: 1 })
})

test('a saved search asks for who has been listed since, which is also who left Private Mode', async () => {
	const { specialistId } = await aSpecialist({ languages: ['mr'], profession: 'nurse' })
	await change(specialistId, { profileVisibility: false })
	const [row] = (await db.execute<{ now: Date }>(sql`select clock_timestamp() as now`)).rows
	const listedAfter = new Date(row?.now ?? 0)
	expect((await asPublic('language=mr&profession=nurse', { listedAfter })).ids).toEqual([])

	await change(specialistId, { profileVisibility: true })

	expect((await asPublic('language=mr&profession=nurse', { listedAfter })).ids).toEqual([specialistId])
})

test('who hides from a hospital gives it no spelling of their name where nothing is found', async () => {
	const hospitalId = (await aHospital({ displayName: 'Avoided Clinic' })).id
	await aHiddenHospital(await aSpecialist({ name: 'Dr Zwetlana Quibblewicz' }), 'Avoided Clinic')

	const { total, chips } = await asHospital('q=quibblewitz', hospitalId)

	expect([total.count, chips.map(({ label }) => label)]).toEqual([0, ['“quibblewitz”']])
})

test('a name that was corrected and leads to no one beside a post is left out as it was typed', async () => {
	const hospitalId = (await aHospital({ displayName: 'Avoided Clinic' })).id
	await aHiddenHospital(await aSpecialist({ name: 'Dr Zwetlana Quibblewicz' }), 'Avoided Clinic')
	const { specialistId } = await aSpecialist({ languages: ['kok'] })

	const { ids, meant, chips } = await asHospital('q=quibblewitz anesthesiologist&language=kok', hospitalId)

	expect(ids).toEqual([specialistId])
	expect([meant.q, ...chips.map(({ label }) => label)]).toEqual([
		'anesthesiologist',
		'Anesthesiologist',
		'Speaks Konkani',
	])
})

test('a hospital finds who would relocate and who is free by a day; the public is told that it is not asked here', async () => {
	const settled = await aSpecialist({ languages: ['kok'], openToRelocate: false, availableFrom: '2099-01-01' })
	const mobile = await aSpecialist({ languages: ['kok'], openToRelocate: true })
	const both = [mobile.specialistId, settled.specialistId].toSorted()

	for (const words of ['open to relocate', 'immediate joiner', 'available immediately'])
		expect([words, ...(await asHospital(`q=anaesthetist ${words}&language=kok`)).ids]).toEqual([
			words,
			mobile.specialistId,
		])
	for (const words of ['open to relocate', 'immediate joiner', 'under 2 lakh']) {
		const found = await asPublic(`q=anaesthetist ${words}&language=kok`)
		expect([words, found.ids.toSorted(), found.unused]).toEqual([
			words,
			both,
			[{ typed: expect.any(String), why: 'hospitalsOnly' }],
		])
	}
})

test('who is what was asked for is counted, and who mentions it comes behind', async () => {
	const intensivist = await aSpecialist({
		speciality: 'Intensivist',
		specialitySlug: 'intensivist',
		languages: ['kok'],
	})
	const other = await aSpecialist({ languages: ['kok'] })
	await db.insert(specialistSkills).values({ specialistId: other.specialistId, name: 'ICU care' })

	const found = await asHospital('q=intensivist&language=kok')
	expect([found.ids, found.total.count, found.mentions?.count, found.mentionsAt]).toEqual([
		[intensivist.specialistId, other.specialistId],
		1,
		1,
		1,
	])
	expect(Object.fromEntries(found.counts.get('speciality') ?? [])).toEqual({ intensivist: 1 })
})

test('years in words count those who have them, and whose span may hold them come behind', async () => {
	const people = await Promise.all(
		[1, 4, 5, 7, 10, 12].map(async (years) => aSpecialist({ languages: ['sat'], yearsOfExperience: years })),
	)
	const ids = people.map(({ specialistId }) => specialistId)
	const of = async (words: string) => {
		const found = await asHospital(`q=${encodeURIComponent(`anaesthetist ${words}`)}&language=sat`)
		const at = found.mentionsAt ?? found.ids.length
		return [
			found.ids
				.slice(0, at)
				.map((id) => ids.indexOf(id))
				.toSorted(),
			found.total.count,
			found.mentions?.count ?? 0,
		]
	}

	expect(await of('5-10 years')).toEqual([[2, 3, 4], 3, 0])
	expect(await of('2 yrs')).toEqual([[1, 2, 3, 4, 5], 5, 1])
	expect(await of('less than 2 years')).toEqual([[0], 1, 0])
	expect(await of('above 15 years')).toEqual([[4, 5], 2, 0])
})
