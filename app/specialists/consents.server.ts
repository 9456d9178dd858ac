import { type ConsentKey, requiredConsents } from '#app/identity/consent-notice.ts'
import { recordConsents, recordConsentWithdrawal } from '#app/identity/consents.server.ts'
import { followConsent } from '#app/notifications/job-alert-consent.server.ts'
import { followWhatsAppConsent } from '#app/notifications/whatsapp/contacts.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'

/** The box of the notice, as items: what an account needs. */
export const consentsOf = (isTicked: boolean): ConsentKey[] => (isTicked ? [...requiredConsents] : [])

/** Consents that can be withdrawn while the account exists. Required ones end only with the account. */
export const mayWithdraw = (item: ConsentKey) => !requiredConsents.includes(item)

/** Consents that a button gives again. That to the identity check is given with the card's code alone. */
export const mayRenew = (item: ConsentKey): item is keyof typeof followers => Object.hasOwn(followers, item)

/** What happens with each of them, in the same transaction. */
const followers = { 'job-alerts': followConsent, whatsapp: followWhatsAppConsent }

/** Withdraws a consent that a button gave, and stops at once what it was for. False if it was not given, or the item is another. */
export async function withdrawConsent(accountId: string, item: ConsentKey): Promise<boolean> {
	if (!mayRenew(item)) return false
	return db.transaction(async (tx) => {
		const wasGiven = await recordConsentWithdrawal(tx, accountId, item)
		await followers[item](tx, accountId, false)
		return wasGiven
	})
}

/** Gives an optional consent later, in the words of today's notice: as easy as taking it back. */
export async function recordConsent(accountId: string, item: ConsentKey) {
	if (!mayRenew(item)) return
	await db.transaction(async (tx) => {
		await recordConsents(tx, accountId, [item])
		await followers[item](tx, accountId, true)
	})
}

/** The one thing that is asked for on top of what an account needs. */
export async function giveJobAlertConsent(tx: Transaction, accountId: string) {
	await recordConsents(tx, accountId, ['job-alerts'])
	await followConsent(tx, accountId, true)
}
