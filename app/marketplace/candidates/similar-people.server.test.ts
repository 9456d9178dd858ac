import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { consumeSearchPage } from '../allowance.server.ts'
import { findCandidates } from './candidates.server.ts'
import { findSimilarPeople } from './similar-people.server.ts'
import { env } from '#app/platform/env.server.ts'

type Member = Awaited<ReturnType<typeof aMember>>
type Specialist = Awaited<ReturnType<typeof aSpecialist>>

async function similarTo({ specialistId }: Specialist, member: Member) {
	const [seen] = await findCandidates(member, [specialistId])
	return seen ? findSimilarPeople(member, seen.profile) : null
}

/** One speciality for each story, so that the people of another are not found. */
const of = (specialitySlug: string, speciality: string) => (more: Parameters<typeof aSpecialist>[0]) =>
	aSpecialist({ specialitySlug, speciality, ...more })

test('similar are up to six of the speciality near the city, those with like years and shifts first', async () => {
	const member = await aMember()
	const urologist = of('urologist', 'Urologist')
	const own = await urologist({ name: 'Dr Own', yearsOfExperience: 7, shifts: ['night', 'evening'] })
	// Fuller profiles come first in a search.
	const full = { bio: 'Twenty years of stone surgery.', preferredAreas: ['Pune'] }
	await urologist({ ...full, name: 'Dr Senior', yearsOfExperience: 30, shifts: ['night'] })
	await urologist({ ...full, name: 'Dr Morning', yearsOfExperience: 7, shifts: ['morning'] })
	await urologist({ name: 'Dr Like', yearsOfExperience: 8, shifts: ['evening'] })
	await urologist({
		...full,
		name: 'Dr Far',
		location: 'Nagpur',
		latitude: 21.15,
		longitude: 79.09,
		yearsOfExperience: 7,
	})
	await aSpecialist({ ...full, name: 'Dr Other', specialitySlug: 'radiologist', speciality: 'Radiologist' })

	const found = await similarTo(own, member)

	const [first, ...others] = found?.people.map(({ name }) => name) ?? []
	expect(first).toBe('Dr Like')
	expect(others.toSorted()).toEqual(['Dr Morning', 'Dr Senior'])
	expect(found?.about).toBe('Urologist within 20 km of Pune. Similar experience and shifts first.')
	for (let more = 0; more < 6; more++) await urologist({ yearsOfExperience: 7 })
	expect((await similarTo(own, member))?.people).toHaveLength(6)
})

test('no one is similar whom the hospital may not find, and the anonymous stay unnamed', async () => {
	const member = await aMember()
	const nephrologist = of('nephrologist', 'Nephrologist')
	const own = await nephrologist({ name: 'Dr Own' })
	await nephrologist({ name: 'Dr Private', profileVisibility: false })
	await aHiddenHospital(await nephrologist({ name: 'Dr Hiding' }), member.hospitalName)
	await blockHospital(await nephrologist({ name: 'Dr Blocking' }), member.hospitalId)
	await nephrologist({ name: 'Dr Anonymous', anonymousMode: true, bio: 'Dr Anonymous of Sassoon' })

	const found = await similarTo(own, member)

	expect(found?.people.map(({ name }) => name)).toEqual(['Name withheld'])
	expect(JSON.stringify(found)).not.toContain('Anonymous')
})

test('looking for similar people is a search of the day', async () => {
	const member = await aMember()
	const pathologist = of('pathologist', 'Pathologist')
	const own = await pathologist({})
	await pathologist({})
	for (let page = 0; page < env.HOSPITAL_SEARCHES_PER_DAY; page++) await consumeSearchPage(member, `page ${page}`)

	expect(await similarTo(own, member)).toBeNull()
})
