import { hospitalInvitations } from '#app/hospitals/tables.server.ts'
import { hashToken } from '#app/identity/tokens.server.ts'
import { daysAgo } from './clock.ts'
import { insertAll } from './insert.ts'

/** Two people whom the demo's hospital has asked into its team: one has days left to answer, the other's link has ended. */
export async function insertInvitations({ hospitalId, ownerId }: { hospitalId: string; ownerId: string }) {
	const invitation = (email: string, asked: Date, role: 'owner' | 'recruiter') => ({
		hospitalId,
		email,
		role,
		// No email went out, so no one has a link.
		tokenHash: hashToken(`demo invitation of ${email}`),
		invitedBy: ownerId,
		createdAt: asked,
		expiresAt: new Date(asked.getTime() + 7 * 86_400_000),
	})
	await insertAll(hospitalInvitations, [
		invitation('nandini.joshi@lakeside.example', daysAgo(2), 'recruiter'),
		invitation('sameer.gokhale@lakeside.example', daysAgo(11), 'owner'),
	])
}
