import { eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { accounts } from '#app/identity/tables.server.ts'
import { only, type Queryable } from '#app/platform/database/db.server.ts'
import type { Pair } from '#app/relations/queries.server.ts'
import { relationBetween, relationColumns, where } from '#app/relations/view.server.ts'
import { type Brief, discloseBrief, type Sealed } from './disclosure/disclosure.ts'
import { findStillNamed } from './disclosure/disclosure-allowance.server.ts'
import { specialists } from './tables.server.ts'

/** A function, so that a page that is given one by mistake fails instead of printing it. */
const seal = (column: AnyPgColumn) =>
	sql<Sealed>`${column}`.mapWith((value: unknown) => () => column.mapFromDriverValue(value))

/**
 * What a list reads of a specialist, for queries that have `specialists` and `relations` joined. Selected under one name
 * and sealed, so that it has to go through `discloseBrief`.
 */
export const sealedBrief = {
	name: seal(specialists.name),
	specialitySlug: seal(specialists.specialitySlug),
	speciality: seal(specialists.speciality),
	yearsOfExperience: seal(specialists.yearsOfExperience),
	expectedMonthlyPaise: seal(specialists.expectedMonthlyPaise),
	experienceVisibility: seal(specialists.experienceVisibility),
	contactVisibility: seal(specialists.contactVisibility),
	...relationColumns,
}

/** The name and the field as they may be printed, for the WHERE of a search by a part of them; null where they may not. */
export const shownName = sql<string | null>`case when ${where.mayBeNamed} then ${specialists.name} end`
export const shownSpeciality = sql<
	string | null
>`case when ${where.mayReadFreeText} or ${specialists.specialitySlug} is not null then ${specialists.speciality} end`

/** An application is signed: the hospital that received it knows the name, and keeps it with the application. */
export const signature = specialists.name

/** How a hospital may name a specialist now, in a notification or email. */
export async function readBrief(on: Queryable, { hospitalId, specialistId }: Pair): Promise<Brief> {
	const rows = await on
		.select({ person: sealedBrief })
		.from(specialists)
		.innerJoinLateral(...relationBetween(hospitalId, specialists.id))
		.where(eq(specialists.id, specialistId))
	return discloseBrief(only(rows).person)
}

/** How a hospital may name several specialists now; those that it may not name are missing. */
export async function listNames(
	on: Queryable,
	hospitalId: string,
	specialistIds: string[],
): Promise<Map<string, string>> {
	if (specialistIds.length === 0) return new Map()
	const rows = await on
		.select({ id: specialists.id, person: sealedBrief })
		.from(specialists)
		.innerJoinLateral(...relationBetween(hospitalId, specialists.id))
		.where(inArray(specialists.id, specialistIds))
	const named = new Set(await findStillNamed({ hospitalId }, specialistIds))
	return new Map(
		rows.flatMap(({ id, person }) => {
			const { name } = discloseBrief(person)
			return name !== null && named.has(id) ? [[id, name] as const] : []
		}),
	)
}

/** To whom an email or an SMS is sent, for queries that have the account joined; for no one else's eyes. */
export const reader = {
	accountId: specialists.id,
	name: specialists.name,
	email: specialists.email,
	phone: accounts.phone,
}
export const findReader = (on: Queryable, specialistId: string) =>
	on
		.select(reader)
		.from(specialists)
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(eq(specialists.id, specialistId))
