import { expect, test } from 'vitest'
import { savedSearches } from '#app/alerts/tables.server.ts'
import { followConsent } from '#app/notifications/job-alert-consent.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { askRoute, redirectOf, routeArgs } from '#test/ask-route.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { notSpecified } from '../profile/profile.ts'
import { listHidden } from '../hiding/hidden-hospitals.server.ts'
import { isFindable } from '../onboarding/onboarding.server.ts'
import { action, loader } from './onboarding.tsx'

const path = '/doctors/complete-profile/details'

async function aNewcomer(overrides: Parameters<typeof aSpecialist>[0] = {}) {
	const nowhere = {
		speciality: notSpecified,
		specialitySlug: null,
		location: notSpecified,
		latitude: null,
		longitude: null,
	}
	const person = await aSpecialist({
		email: null,
		yearsOfExperience: null,
		hidingAskedAt: null,
		...nowhere,
		...overrides,
	})
	await db.transaction((tx) => followConsent(tx, person.accountId, false))
	return person
}

test('an almost empty profile is not called complete, and the message says what is so', async () => {
	const nurse = await aNewcomer()

	const { message } = await redirectOf(await askRoute(action, path, { as: nurse, form: {} }))

	expect(message?.title).toBe('Saved. Verified hospitals can find you now.')
	expect(message?.detail).toMatch(/^Your profile is \d+% complete\. Next: /)

	const hidden = await aNewcomer({ profileVisibility: false })
	const other = await redirectOf(await askRoute(action, path, { as: hidden, form: {} }))
	expect(other.message?.title).toBe('Saved. Your profile is hidden from hospitals.')
})

test('while a registration is refused nothing else is saved, and no hospital finds the person', async () => {
	const nurse = await aNewcomer({ specialitySlug: 'icu-nurse', speciality: 'ICU Nurse', location: 'Pune' })
	const form = { number: 'applied', councilCode: 'MH-NC', year: '2015', hideAlso: 'Sane Hospital' }

	const refused = await askRoute(action, path, { as: nurse, form })

	expect(refused).toMatchObject({ init: { status: 422 }, data: { fields: { number: [expect.any(String)] } } })
	expect(await isFindable(nurse)).toBe(false)
	expect(await listHidden(nurse)).toEqual([])
})

test('the box for alerts saves the search that it promises, and asks for it where there is none', async () => {
	const nurse = await aNewcomer()

	const refused = await askRoute(action, path, { as: nurse, form: { jobAlerts: 'on' } })
	expect(refused).toMatchObject({ init: { status: 422 }, data: { fields: { speciality: [expect.any(String)] } } })

	const form = { jobAlerts: 'on', speciality: 'ICU Nurse', location: 'Pune', years: '2 years' }
	const { message } = await redirectOf(await askRoute(action, path, { as: nurse, form }))

	expect(message?.detail).toContain('we will send you an SMS')
	expect(await db.select().from(savedSearches)).toMatchObject([
		{ accountId: nurse.accountId, query: 'place=Pune&speciality=icu-nurse' },
	])
})

test.each([
	['anesthesiologist', 'Pune', 'MH-MC'],
	['ayush-medical-officer', 'Pune', ''],
])(
	'the council of the state is chosen for an %s in %s where there is one of them',
	async (specialitySlug, location, code) => {
		const person = await aNewcomer({ specialitySlug, location })

		const { registration } = await loader(await routeArgs(path, { as: person }))

		expect(registration?.councilCode).toBe(code)
	},
)
