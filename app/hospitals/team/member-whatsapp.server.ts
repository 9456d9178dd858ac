import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { memberConsentKey } from '#app/identity/consent-notice.ts'
import { recordConsents, recordConsentWithdrawal } from '#app/identity/consents.server.ts'
import { turnOffWhatsApp, turnOnWhatsApp } from '#app/notifications/whatsapp/contacts.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { hospitalMembers } from '../tables.server.ts'

/** What a member gets by SMS about the cover they ask for comes by WhatsApp first, to their proved number. False without one. */
export async function turnOnMemberWhatsApp({ accountId, hospitalId }: Member): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [seat] = await tx
			.select({ phone: hospitalMembers.phone })
			.from(hospitalMembers)
			.where(and(eq(hospitalMembers.accountId, accountId), eq(hospitalMembers.hospitalId, hospitalId)))
			.for('update')
		if (!seat?.phone) return false
		await recordConsents(tx, accountId, [memberConsentKey])
		await turnOnWhatsApp(tx, accountId, seat.phone)
		return true
	})
}

/** Withdraws the consent: from now on the SMS comes at once. Also when the number or the seat goes. */
export async function endMemberWhatsApp(tx: Transaction, accountId: string) {
	await recordConsentWithdrawal(tx, accountId, memberConsentKey)
	await turnOffWhatsApp(tx, accountId)
}
