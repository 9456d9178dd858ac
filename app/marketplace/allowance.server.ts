import type { Point } from '#app/catalog/places/distance.ts'
import type { Actor, Member } from '#app/identity/actor.ts'
import { keyedHash } from '#app/identity/tokens.server.ts'
import { consumeAllowance } from '#app/platform/daily-allowance.server.ts'
import { env } from '#app/platform/env.server.ts'
import { findStillNamed } from '#app/specialists/disclosure/disclosure-allowance.server.ts'

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
export async function consumeNameLookup(member: Member, typed: string): Promise<boolean> {
	// No one has this id: it only asks whether a further name may be shown.
	const [nobody] = await findStillNamed(member, [''])
	if (nobody === undefined) return false
	return consumeAllowance(`names:${member.hospitalId}`, [typed], env.HOSPITAL_SEARCHES_PER_DAY)
}
