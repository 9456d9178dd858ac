import { type Actor, isVerified, type Member } from '#app/identity/actor.ts'
import { keyedHash } from '#app/identity/tokens.server.ts'
import { takeFromAllowance } from '#app/platform/daily-allowance.server.ts'
import { env } from '#app/platform/env.server.ts'

/**
 * Takes cards without names from what one address, or one account, may see in a day; the same card twice counts once.
 * False when it has seen enough: whoever wants to see them all registers a hospital.
 */
export async function takeCards(actor: Actor, clientAddress: string, specialistIds: string[]): Promise<boolean> {
	if (actor.kind === 'operator') return true
	const asker = actor.kind === 'visitor' ? clientAddress : actor.accountId
	return takeFromAllowance(`cards:${keyedHash(asker)}`, specialistIds, env.GUEST_CARDS_PER_DAY)
}

/** Takes a page of results from the hospital's day, all members together; the same page again is free. */
export const takeSearchPage = ({ hospitalId }: Member, page: string): Promise<boolean> =>
	takeFromAllowance(`searches:${hospitalId}`, [page], env.HOSPITAL_SEARCHES_PER_DAY)

/**
 * Takes a profile from the hospital's day, all members together. For profiles that it found, not for people who applied
 * to it or said yes: those wrote to it themselves.
 */
export const takeProfileOpening = (member: Member, specialistId: string): Promise<boolean> =>
	takeProfileOpenings(member, [specialistId])

/** The same for a file of several: all of them, or none and false. */
export async function takeProfileOpenings(member: Member, specialistIds: readonly string[]): Promise<boolean> {
	if (!isVerified(member)) return true
	return takeFromAllowance(`profiles:${member.hospitalId}`, specialistIds, env.HOSPITAL_PROFILES_PER_DAY)
}
