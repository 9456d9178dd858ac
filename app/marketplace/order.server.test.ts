import { expect, test } from 'vitest'
import { launchCity } from '#app/catalog/places.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { locationColumns } from '#app/specialists/registration.server.ts'
import { loadDatabase } from './database.server.ts'

async function pageFor(actor: Actor) {
	const page = await loadDatabase(actor, new URLSearchParams('language=ks'), '203.0.113.77', new Date())
	if (page.kind !== 'list') throw new Error(page.kind)
	return page
}

test('visitors read that the launch speciality and city come first, and they do; a hospital’s order has no such rule', async () => {
	const kashmiri = { languages: ['ks'], preferredAreas: [] }
	const inPune = await aSpecialist({ ...kashmiri, ...locationColumns(launchCity) })
	// Joined later and equal in all else that relevance counts.
	const elsewhere = await aSpecialist({
		...{ ...kashmiri, ...locationColumns('Nagpur') },
		...{ speciality: 'General Surgeon', specialitySlug: 'general-surgeon' },
	})

	const forVisitors = await pageFor({ kind: 'visitor' })
	expect(forVisitors.sortedBy).toContain(`Anesthesiologists and people near ${launchCity} come first`)
	expect(forVisitors.people.cards).toHaveLength(2)
	expect(JSON.stringify(forVisitors.people.cards[0])).toContain('Anesthesiologist')

	const forHospitals = await pageFor(await aMember())
	expect(forHospitals.sortedBy).not.toContain(launchCity)
	expect(forHospitals.people.cards.map((card) => ('profile' in card ? card.profile.id : ''))).toEqual(
		expect.arrayContaining([inPune.specialistId, elsewhere.specialistId]),
	)
})
