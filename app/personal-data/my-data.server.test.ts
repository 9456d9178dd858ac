import { expect, test } from 'vitest'
import { consentKeys, consentVersion } from '#app/identity/consent-notice.ts'
import { consentReceipts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { recordConsent, withdrawConsent } from '#app/specialists/consents.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { readConsents } from './my-data.server.ts'

test('a specialist who agreed to an earlier notice still counts as agreed, and sees that it was an earlier one', async () => {
	const asha = await aSpecialist()
	await db
		.insert(consentReceipts)
		.values(consentKeys.map((item) => ({ accountId: asha.accountId, item, version: '2026-11-21' })))
	const shown = async () =>
		(await readConsents(asha)).map(({ isGiven, receipts }) => ({
			isGiven,
			isCurrent: receipts.map(({ isCurrent }) => isCurrent),
		}))

	expect(consentVersion).not.toBe('2026-11-21')
	expect(await shown()).toEqual(consentKeys.map(() => ({ isGiven: true, isCurrent: [false] })))

	await withdrawConsent(asha.accountId, 'job-alerts')
	await recordConsent(asha.accountId, 'job-alerts')
	expect((await shown())[consentKeys.indexOf('job-alerts')]).toEqual({ isGiven: true, isCurrent: [false, true] })
})
