import type { Member } from '#app/identity/actor.ts'
import { consumeAllowance } from '#app/platform/daily-allowance.server.ts'
import type { HospitalProfile } from './disclosure.ts'

/** A hospital sees this many people's phone numbers and addresses in a day. No one hires more, but someone may copy more. */
const contactsPerDay = 100

/**
 * The profile as it may be shown now: without phone and e-mail once the hospital has seen those of a hundred people
 * today. The same person counts once, however often they are opened.
 */
export async function releaseContact<Profile extends HospitalProfile>(
	member: Member,
	profile: Profile,
): Promise<Profile> {
	if (!profile.phone && !profile.email) return profile
	const isFree = await consumeAllowance(`contacts ${member.hospitalId}`, [profile.id], contactsPerDay)
	return isFree ? profile : { ...profile, phone: null, email: null }
}
