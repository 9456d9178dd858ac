import type { Member } from '#app/identity/actor.ts'
import { saveView } from './commands.server.ts'

/** A member keeps the new applicants of all jobs in sight. */
export async function aSavedView(member: Member, { isShared = false } = {}) {
	const saved = await saveView(member, { of: '/hospital/applicants?stage=applied', name: 'New applicants', isShared })
	if (!saved.ok) throw new Error(saved.failure)
	return saved.value
}
