import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import type { PreferencesInput } from '../schema.server.ts'
import { coverPreferences } from '../tables.server.ts'

export type CoverPreferences = Omit<typeof coverPreferences.$inferSelect, 'specialistId' | 'updatedAt'>

const never: CoverPreferences = {
	isOn: false,
	onUntil: null,
	radiusKm: 20,
	leastCasePaise: null,
	leastShiftPaise: null,
	leastHourPaise: null,
	emergencies: true,
	children: true,
	atNight: false,
	further: false,
}

/** When and for what this person can be asked. An hour that has passed is none. */
export async function findCoverPreferences({ specialistId }: Specialist): Promise<CoverPreferences> {
	const { specialistId: _, updatedAt: __, ...columns } = coverPreferences
	const [found] = await db
		.select({
			isOn: columns.isOn,
			onUntil: sql<Date | null>`case when ${columns.onUntil} > now() then ${columns.onUntil} end`.mapWith(
				columns.onUntil,
			),
			radiusKm: columns.radiusKm,
			leastCasePaise: columns.leastCasePaise,
			leastShiftPaise: columns.leastShiftPaise,
			leastHourPaise: columns.leastHourPaise,
			emergencies: columns.emergencies,
			children: columns.children,
			atNight: columns.atNight,
			further: columns.further,
		})
		.from(coverPreferences)
		.where(eq(coverPreferences.specialistId, specialistId))
	return found ?? never
}

export async function saveCoverPreferences({ specialistId }: Specialist, form: z.output<typeof PreferencesInput>) {
	const set = {
		isOn: form.week === 'on',
		radiusKm: form.radius,
		leastCasePaise: form.case,
		leastShiftPaise: form.shift,
		leastHourPaise: form.hour,
		emergencies: form.emergencies === 'on',
		children: form.children === 'on',
		atNight: form.night === 'on',
		further: form.further === 'on',
		updatedAt: sql`now()`,
	}
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
