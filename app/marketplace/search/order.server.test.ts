import { expect, test } from 'vitest'
import { launchCity } from '#app/catalog/places/places.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { locationColumns } from '#app/specialists/onboarding/registration.server.ts'
import { loadCandidatePage } from '../candidates/candidate-page.server.ts'
import { loadDatabase } from '../database/database.server.ts'
import { aboutDatabaseOrder } from './order.ts'

test('visitors read that the launch speciality and city come first, and they do; a hospital’s order has no such rule', async () => {
	const kashmiri = { languages: ['ks'], preferredAreas: [] }
	const inPune = await aSpecialist({ ...kashmiri, ...locationColumns(launchCity) })
	// Joined later and equal in all else that relevance counts.
	const elsewhere = await aSpecialist({
		...{ ...kashmiri, ...locationColumns('Nagpur') },
		...{ speciality: 'General Surgeon', specialitySlug: 'general-surgeon' },
	})
	const now = new Date()

	const visitors = await loadDatabase({ kind: 'visitor' }, new URLSearchParams('language=ks'), '203.0.113.77', now)
	if (visitors.kind !== 'list') throw new Error(visitors.kind)
	expect(visitors.sortedBy).toContain(`Anesthesiologists and people near ${launchCity} come first`)
	expect(visitors.cards.map(({ speciality }) => speciality)).toEqual(['Anesthesiologist', 'General Surgeon'])

	const address = new URL('http://localhost/hospitals/dashboard?language=ks')
	const hospital = await loadCandidatePage(await aMember(), address, now)
	if (hospital.kind !== 'list') throw new Error(hospital.kind)
	expect(hospital.sortedBy).not.toContain(launchCity)
	expect(hospital.rows.map(({ id }) => id).toSorted()).toEqual([inPune.specialistId, elsewhere.specialistId].toSorted())
})

test('the public order says that the speciality and the city of the launch come first', () => {
	expect(aboutDatabaseOrder('relevance', 'Pune')).toMatch(/Anesthesiologists and people near Pune come first/)
})
