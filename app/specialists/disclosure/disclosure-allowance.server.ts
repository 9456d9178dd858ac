import { consumeAllowance, findWithinAllowance } from '#app/platform/daily-allowance.server.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'

/** What a hospital takes of a person: their profile, whom it found itself, or the phone number and email that they share. */
type Depth = 'profile' | 'contact'

/** No one hires more people, but someone may copy more. */
const perDay: Record<Depth, number> = { profile: env.HOSPITAL_PROFILES_PER_DAY, contact: 100 }
const keyOf = (hospitalId: string, depth: Depth) =>
	depth === 'profile' ? `profiles:${hospitalId}` : `contacts ${hospitalId}`

/**
 * Takes people from the one allowance that a hospital has in a day, its members, pages, files and programs together. All of
 * them, or none and false; the same person twice counts once. Whatever shows a profile or a number asks here first, so that no
 * page shows what another has refused. Profiles of people who applied to it or accepted are not taken: those wrote to it.
 */
export const takeDisclosure = (
	{ hospitalId }: { hospitalId: string },
	depth: Depth,
	specialistIds: readonly string[],
	on: Queryable = db,
): Promise<boolean> => consumeAllowance(keyOf(hospitalId, depth), specialistIds, perDay[depth], on)

/**
 * Of people whom a list finds for a hospital, those that it may still name: everyone until it has opened as many profiles as
 * it may, and afterwards those that it has opened today. Takes nothing.
 */
export const findStillNamed = ({ hospitalId }: { hospitalId: string }, specialistIds: readonly string[]) =>
	findWithinAllowance(keyOf(hospitalId, 'profile'), specialistIds, perDay.profile)
