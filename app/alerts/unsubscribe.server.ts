import { eq } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { switchJobAlerts } from '#app/notifications/commands.server.ts'
import { findPreferences } from '#app/notifications/queries.server.ts'
import { type Alerts, type Subject, unsubscribeUrlOf } from '#app/notifications/unsubscribe.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { nameNow } from './read-search.server.ts'
import { jobSearches } from './saved-searches.server.ts'
import { savedSearches } from './tables.server.ts'

/** Alerts of jobs, as a link in a mail ends them: all of a person are the switch of the settings page. */
export const jobAlertLinks: Alerts = {
	kind: 'job alerts',
	path: '/unsubscribe',
	async find({ of, id }) {
		if (of === 'account') {
			const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id))
			return account ? { name: null, isOn: (await findPreferences(id)).jobAlerts } : null
		}
		const search = await findSearch(id)
		return search ? { name: nameNow(search), isOn: search.mutedAt === null && search.removedAt === null } : null
	},
	async turn({ of, id }, on) {
		if (of === 'account') return switchJobAlerts(id, on)
		const search = await findSearch(id)
		if (!search) return false
		return on ? jobSearches.unmute(search, id) : jobSearches.mute(search, id)
	},
}

export const unsubscribeUrl = (subject: Subject) => unsubscribeUrlOf(jobAlertLinks, subject)

async function findSearch(id: string) {
	const [search] = await db.select().from(savedSearches).where(eq(savedSearches.id, id))
	return search ?? null
}
