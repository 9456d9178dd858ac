import { and, eq, isNull } from 'drizzle-orm'
import { findInterest } from '#app/applications/interest.server.ts'
import { listClaims } from '#app/credentials/queries.server.ts'
import { type Actor, isVerified, type Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { db } from '#app/platform/db.server.ts'
import { disclose, type HospitalProfile, type PublicProfile } from '#app/specialists/disclosure.ts'
import { findProfiles } from '#app/specialists/queries.server.ts'
import { recordReading } from '#app/specialists/readings.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

export type SeenDoctor = { kind: 'public'; profile: PublicProfile } | { kind: 'hospital'; profile: HospitalProfile }

/** A specialist's profile as far as the asker may see it; `null` where it does not exist for them. */
export async function findDoctor(actor: Actor, specialistId: string): Promise<SeenDoctor | null> {
	const [[facts], claims] = await Promise.all([
		findProfiles(and(eq(specialists.id, specialistId), isNull(accounts.suspendedAt)), 1),
		listClaims(specialistId),
	])
	if (!facts) return null
	if (actor.kind === 'member' && isVerified(actor)) {
		const interest = await findInterest(actor, specialistId)
		const profile = disclose({ ...facts, ...claims }, { kind: 'hospital', interest })
		return profile && { kind: 'hospital', profile }
	}
	const profile = disclose({ ...facts, ...claims }, { kind: 'public' })
	return profile && { kind: 'public', profile }
}

/** Notes for the specialist that a hospital was shown the profile, and which contact details with it. */
export async function recordOpening(member: Member, { id, phone, email }: HospitalProfile) {
	const shown = [...(phone ? ['phone'] : []), ...(email ? ['e-mail'] : [])]
	await db.transaction(async (tx) => {
		await recordReading(tx, member, id, 'profile')
		if (shown.length === 0) return
		await recordReading(tx, member, id, 'contact', shown)
		await recordAudit(tx, {
			actorAccountId: member.accountId,
			action: 'contact-read',
			subjectType: 'specialist',
			subjectId: id,
			facts: { hospitalId: member.hospitalId },
		})
	})
}
