import { sql } from 'drizzle-orm'
import { recordConsents, recordConsentWithdrawal } from '#app/identity/consents.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { notificationPreferences } from './tables.server.ts'

/** Turns the switch for job alerts with the consent to them, in the transaction that writes its receipt. */
export const followConsent = (tx: Transaction, accountId: string, jobAlerts: boolean) =>
	tx
		.insert(notificationPreferences)
		.values({ accountId, jobAlerts })
		.onConflictDoUpdate({
			target: notificationPreferences.accountId,
			set: { jobAlerts, version: sql`${notificationPreferences.version} + 1`, updatedAt: sql`now()` },
		})

/** And the other way round: the switch is asked for in the same words, so turning it gives the consent or takes it back. */
export const followSwitch = (tx: Transaction, accountId: string, jobAlerts: boolean) =>
	jobAlerts ? recordConsents(tx, accountId, ['job-alerts']) : recordConsentWithdrawal(tx, accountId, 'job-alerts')
