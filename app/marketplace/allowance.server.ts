import type { Point } from '#app/catalog/distance.ts'
import { type Actor, isVerified, type Member } from '#app/identity/actor.ts'
import { keyedHash } from '#app/identity/tokens.server.ts'
import { consumeAllowance } from '#app/platform/daily-allowance.server.ts'
import { env } from '#app/platform/env.server.ts'

/**
 * Takes cards without names from what one address, or one account, may see in a day; the same card twice counts once.
 * False when it has seen enough: whoever wants to see them all registers a hospital.
 */
export async function consumeCards(actor: Actor, clientAddress: string, specialistIds: string[]): Promise<boolean> {
	if (actor.kind === 'operator') return true
	return consumeAllowance(`cards:${guestKey(actor, clientAddress)}`, specialistIds, env.GUEST_CARDS_PER_DAY)
}

/** Takes a place to search around from what one address, or one account without a verified hospital, may name in a day. */
export async function consumePlace(actor: Actor, clientAddress: string, place: Point): Promise<boolean> {
	if (actor.kind === 'operator') return true
	const key = `places:${guestKey(actor, clientAddress)}`
	return consumeAllowance(key, [`${place.lat} ${place.lng}`], env.GUEST_PLACES_PER_DAY)
}

const guestKey = (actor: Exclude<Actor, { kind: 'operator' }>, clientAddress: string) =>
	keyedHash(actor.kind === 'visitor' ? clientAddress : actor.accountId)

/** Takes a page of results from the hospital's day, all members together; the same page again is free. */
export const consumeSearchPage = ({ hospitalId }: Member, page: string): Promise<boolean> =>
	consumeAllowance(`searches:${hospitalId}`, [page], env.HOSPITAL_SEARCHES_PER_DAY)

/** Takes what was typed to be completed to names from the hospital's day, all members together. */
export const consumeNameLookup = ({ hospitalId }: Member, typed: string): Promise<boolean> =>
	consumeAllowance(`names:${hospitalId}`, [typed], env.HOSPITAL_SEARCHES_PER_DAY)

/**
 * Takes a profile from the hospital's day, all members together. For profiles that it found, not for people who applied
 * to it or said yes: those wrote to it themselves.
 */
export const consumeProfileView = (member: Member, specialistId: string): Promise<boolean> =>
	consumeProfileViews(member, [specialistId])

/** The same for a file of several: all of them, or none and false. */
export async function consumeProfileViews(member: Member, specialistIds: readonly string[]): Promise<boolean> {
	if (!isVerified(member)) return true
	return consumeAllowance(`profiles:${member.hospitalId}`, specialistIds, env.HOSPITAL_PROFILES_PER_DAY)
}
