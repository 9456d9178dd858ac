import { eq, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fieldsIn, usualValues, type Values } from '#app/platform/text/declared-fields.ts'
import { onceAPage } from '#app/platform/http/once-a-page.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { coverPreferenceFields } from './preference-fields.ts'
import { coverPreferences } from '../tables.server.ts'

type Preferences = Values<typeof coverPreferenceFields>

/** When and for what this person can be asked. An hour that has passed is none. */
export const findCoverPreferences = ({ specialistId }: Specialist) => findOf(specialistId)

const findOf = onceAPage(async (specialistId: string): Promise<Preferences & { onUntil: Date | null }> => {
	const [found] = await db
		.select({ stored: coverPreferences, isOver: sql<boolean>`${coverPreferences.onUntil} <= now()` })
		.from(coverPreferences)
		.where(eq(coverPreferences.specialistId, specialistId))
	if (!found) return { ...usualValues(coverPreferenceFields), onUntil: null }
	const { stored, isOver } = found
	return { ...fieldsIn(coverPreferenceFields, stored), onUntil: isOver ? null : stored.onUntil }
})

export async function saveCoverPreferences({ specialistId }: Specialist, preferences: Preferences) {
	const set = { ...preferences, updatedAt: sql`now()` }
	await db
		.insert(coverPreferences)
		.values({ ...set, specialistId })
		.onConflictDoUpdate({ target: coverPreferences.specialistId, set })
}

/** Available at any hour until then, whatever the week says; null ends it. */
export async function switchOnUntil({ specialistId }: Specialist, onUntil: Date | null) {
	await db
		.insert(coverPreferences)
		.values({ specialistId, onUntil })
		.onConflictDoUpdate({ target: coverPreferences.specialistId, set: { onUntil, updatedAt: sql`now()` } })
	await announceChange(db, [specialistId], { kind: 'cover' })
}
