import { data } from 'react-router'
import type { Member } from '#app/identity/actor.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import type { HospitalProfile } from './disclosure.ts'
import { takeDisclosure } from './disclosure-allowance.server.ts'

/**
 * The profile as it may be shown now: without phone and e-mail once the hospital has seen those of as many people as it may in
 * a day.
 */
export async function releaseContact<Profile extends HospitalProfile>(
	member: Member,
	profile: Profile,
): Promise<Profile> {
	if (!profile.phone && !profile.email) return profile
	const isFree = await takeDisclosure(member, 'contact', [profile.id])
	return isFree ? profile : { ...profile, phone: null, email: null }
}

/** Thrown where there is nothing to show without a number: the file of a resume. */
export const contactLimitReached = () =>
	data(
		{ message: 'Your hospital has reached today’s limit for contact details. It resets at midnight.' },
		{ status: 429, headers: { 'Retry-After': String(secondsUntilTomorrow(new Date())) } },
	)
