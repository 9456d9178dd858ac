import type { Member } from '#app/identity/actor.ts'
import { addTemplate } from '#app/templates/commands.server.ts'
import { listTemplates, loadTemplateChoices } from '#app/templates/queries.server.ts'
import { rejectionReasons } from '../reasons.ts'

/** Ours, then those that the hospital has worded itself. */
export async function listReasons(member: Member): Promise<string[]> {
	const own = await listTemplates(member, 'rejection-reason')
	return [...rejectionReasons, ...own.map(({ name }) => name)]
}

/** What the form of a rejection offers. */
export async function loadRejection(
	member: Member,
	about: { name: string; job: string },
	templateId: string | null = null,
) {
	const [reasons, choices] = await Promise.all([
		listReasons(member),
		loadTemplateChoices(member, 'rejection', about, templateId),
	])
	return { reasons, ...choices }
}

export type RejectionChoices = Awaited<ReturnType<typeof loadRejection>>

/** A reason that was worded for one rejection is there for the next, unless the team has it or has enough of them. */
export async function keepNewReason(member: Member, newReason: string | null): Promise<void> {
	const reason = newReason?.replace(/\.$/, '')
	if (!reason || rejectionReasons.some((known) => known.toLowerCase() === reason.toLowerCase())) return
	await addTemplate(member, 'rejection-reason', { name: reason, body: '' })
}
