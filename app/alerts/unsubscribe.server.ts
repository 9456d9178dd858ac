import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { keyedHash } from '#app/identity/tokens.server.ts'
import { switchJobAlerts } from '#app/notifications/commands.server.ts'
import { findPreferences } from '#app/notifications/queries.server.ts'
import { db } from '#app/platform/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { isId } from '#app/platform/http.ts'
import { muteSearch, unmuteSearch } from './saved-searches.server.ts'
import { savedSearches } from './tables.server.ts'

/** What a link in a mail may end without a sign-in: the alerts of one search, or all of a person. */
export type Subject = { of: 'search' | 'account'; id: string }

const macOf = ({ of, id }: Subject) => keyedHash(`unsubscribe from job alerts: ${of} ${id}`)

export const unsubscribeUrl = (subject: Subject) =>
	`${env.APP_ORIGIN}/unsubscribe/${subject.of}.${subject.id}.${macOf(subject)}`

/** The subject of a link, or null when we did not write it. Links do not run out: a mail may be read years later. */
export function readToken(token: string | undefined): Subject | null {
	const [of, id, mac = ''] = (token ?? '').split('.')
	if ((of !== 'search' && of !== 'account') || !isId(id)) return null
	const [given, right] = [Buffer.from(mac), Buffer.from(macOf({ of, id }))]
	return given.length === right.length && timingSafeEqual(given, right) ? { of, id } : null
}

/** How things stand for whoever opens the link; null when search or account are gone. */
export async function findSubscription({ of, id }: Subject) {
	if (of === 'account') {
		const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id))
		return account ? { name: null, isOn: (await findPreferences(id)).jobAlerts } : null
	}
	const search = await findSearch(id)
	return search ? { name: search.name, isOn: search.mutedAt === null && search.removedAt === null } : null
}

/** False when there is nothing of this kind any more. Ending twice changes nothing. */
export const endAlerts = (subject: Subject) => turn(subject, false)
export const resumeAlerts = (subject: Subject) => turn(subject, true)

async function turn({ of, id }: Subject, on: boolean): Promise<boolean> {
	if (of === 'account') return switchJobAlerts(id, on)
	const search = await findSearch(id)
	if (!search) return false
	return on ? unmuteSearch(search.accountId, id) : muteSearch(search.accountId, id)
}

async function findSearch(id: string) {
	const [search] = await db.select().from(savedSearches).where(eq(savedSearches.id, id))
	return search ?? null
}
