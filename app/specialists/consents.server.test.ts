import { expect, test } from 'vitest'
import { requiredConsents } from '#app/identity/consent-notice.ts'
import { recordConsents, listConsents } from '#app/identity/consents.server.ts'
import { anAccount } from '#app/identity/fixtures.server.ts'
import { savePreferences } from '#app/notifications/commands.server.ts'
import { findPreferences } from '#app/notifications/queries.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { consentsOf, recordConsent, withdrawConsent } from './consents.server.ts'
import { createProfile } from './onboarding/registration.server.ts'

async function register() {
	const { id } = await anAccount()
	await db.transaction(async (tx) => {
		await recordConsents(tx, id, consentsOf(true))
		await createProfile(tx, { id, intent: { flow: 'quick', name: 'Dr Asha Menon' } })
	})
	return id
}

const standing = async (id: string) =>
	(await listConsents(id)).filter(({ withdrawnAt }) => withdrawnAt === null).map(({ item }) => item)

test('registering agrees to what an account needs, and job alerts stay off until someone turns them on', async () => {
	const id = await register()

	expect(await standing(id)).toEqual(requiredConsents)
	expect((await findPreferences(id)).jobAlerts).toBe(false)
})

test('taking a consent back stops the alerts, keeps its receipt, and giving it again makes a new one', async () => {
	const id = await register()
	await recordConsent(id, 'job-alerts')

	expect(await withdrawConsent(id, 'job-alerts')).toBe(true)
	expect(await withdrawConsent(id, 'job-alerts')).toBe(false)
	expect((await findPreferences(id)).jobAlerts).toBe(false)
	await recordConsent(id, 'job-alerts')
	await recordConsent(id, 'job-alerts')

	expect((await findPreferences(id)).jobAlerts).toBe(true)
	const receipts = (await listConsents(id)).filter(({ item }) => item === 'job-alerts')
	expect(receipts.map(({ withdrawnAt }) => withdrawnAt === null).toSorted()).toEqual([false, true])
})

test('the switch in the settings and the consent are one: turning it writes a receipt, or takes the consent back', async () => {
	const id = await register()
	const others = { email: true, messages: true, updates: true }

	await savePreferences(id, { ...others, jobAlerts: true })
	expect(await standing(id)).toContain('job-alerts')
	await savePreferences(id, { ...others, jobAlerts: false })
	expect(await standing(id)).not.toContain('job-alerts')
})

test('a required consent cannot be withdrawn while the account exists', async () => {
	const id = await register()

	for (const item of requiredConsents) expect(await withdrawConsent(id, item)).toBe(false)
	expect(await standing(id)).toEqual(requiredConsents)
})
