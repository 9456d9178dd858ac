import { eq } from 'drizzle-orm'
import { listConsents } from '#app/identity/consents.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { readAddressed } from '#app/notifications/preferences.server.ts'
import { listPushBrowsers } from '#app/notifications/push/subscriptions.server.ts'
import { findPreferences } from '#app/notifications/queries.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { recordConsent } from '#app/specialists/consents.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { words } from '#app/platform/language/words.ts'

/** How job alerts reach someone outside the site; `chosen`: by the channels of their settings; `app`: not at all. `off`: they have turned alerts off. */
export type AlertReach = 'email' | 'sms' | 'chosen' | 'app' | 'off'

export async function findAlertReach({ accountId }: Pick<Specialist, 'accountId'>): Promise<AlertReach> {
	const [{ jobAlerts }, browsers, urgent, digest, [profile]] = await Promise.all([
		findPreferences(accountId),
		listPushBrowsers(accountId),
		readAddressed(db, [accountId], 'job-alert-urgent'),
		readAddressed(db, [accountId], 'job-digest'),
		db.select({ email: specialists.email }).from(specialists).where(eq(specialists.id, accountId)),
	])
	if (!jobAlerts) return 'off'
	const wanted = [urgent, digest].map((addressed) =>
		addressed(accountId).wants.filter((channel) => channel !== 'push' || browsers.length > 0),
	)
	if (wanted.every((channels) => channels.length === 0)) return 'app'
	if (!wanted.every((channels) => channels.includes('email'))) return 'chosen'
	return profile?.email ? 'email' : 'sms'
}

/** Someone who asks for an alert gets it: saving the first search gives the consent, unless they have withdrawn or refused it before. */
export async function turnOnFirstAlerts({ accountId }: Pick<Specialist, 'accountId'>): Promise<void> {
	const decided = (await listConsents(accountId)).some(({ item }) => item === 'job-alerts')
	const { version } = await findPreferences(accountId)
	if (!decided && version <= neverChanged) await recordConsent(accountId, 'job-alerts')
}

/** The version of preferences that no one has saved since the account was made. */
const neverChanged = 1

export const reachSentences: Record<AlertReach, string> = words({
	email: 'We will email you: urgent jobs straight away, other new jobs every morning at 8:00 am.',
	sms: 'Your profile has no email address, so we will send you an SMS: urgent jobs straight away, other new jobs every morning at 8:00 am. Add an email address in Settings to get the list of jobs.',
	chosen:
		'We notify you in the way that you chose in Settings: urgent jobs straight away, other new jobs every morning at 8:00 am.',
	app: 'Email is turned off in your settings, so alerts appear only on this site: urgent jobs straight away, other new jobs every morning at 8:00 am.',
	off: 'Job alerts are off in your settings, so you will not be alerted about this search.',
})
