import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aHospital, aMember } from '../fixtures.server.ts'
import { saveGstin } from './gstin.server.ts'

const own = '27AAPFU0939F1ZV'
const sameCompanyInGujarat = '24AAPFU0939F1Z1'
const otherCompany = '27AAACR5055K1Z7'

async function told(status: 'verified' | 'pending', before: string | null, saved: (string | null)[]) {
	const operator = await anOperator({ operatorRole: 'check' })
	const hospital = await aHospital({ status, gstin: before })
	const owner = await aMember({ hospitalId: hospital.id })
	for (const gstin of saved) await saveGstin(owner, gstin)
	const rows = await db
		.select({ title: notifications.title, href: notifications.href })
		.from(notifications)
		.where(eq(notifications.accountId, operator.accountId))
	return rows.filter(({ href }) => href === `/operator/hospitals/${hospital.id}`).length
}

test('operators are told when a verified hospital changes its GSTIN to one with another PAN', async () => {
	expect(await told('verified', own, [otherCompany])).toBe(1)
	expect(await told('verified', null, [otherCompany])).toBe(1)
	// Taking it out first hides nothing.
	expect(await told('verified', own, [null, otherCompany])).toBe(1)
})

test('another GSTIN of the same PAN, no GSTIN and one of a hospital that is still checked tell no one', async () => {
	expect(await told('verified', own, [sameCompanyInGujarat])).toBe(0)
	expect(await told('verified', own, [null])).toBe(0)
	expect(await told('pending', own, [otherCompany])).toBe(0)
})
