import { send } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import { credentialExpired, credentialRejected, credentialVerified } from './messages.ts'
import type { credentials } from './tables.server.ts'

const messages = { verified: credentialVerified, rejected: credentialRejected, expired: credentialExpired }

/** Tells whose credential it is, in the app and by mail, in the transaction that moved it. */
export async function notifyOwner(tx: Transaction, credential: typeof credentials.$inferSelect, eventId: string) {
	// Sending it again is what the owner did.
	if (credential.status === 'pending') return
	const to = await findReader(tx, credential.specialistId)
	await send(tx, messages[credential.status], { to, key: `credential-status/${eventId}`, facts: credential })
}
