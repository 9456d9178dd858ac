import { and, eq, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { maxTemplates, type TemplateKind } from './kinds.ts'
import { listTemplates, ownTemplates } from './queries.server.ts'
import { hospitalTemplates } from './tables.server.ts'

type Text = { name: string; body: string }
export type TemplateFailure = 'name-taken' | 'too-many'

/** Keeps a text for the team. No two of one kind have the same name, whatever the case. */
export async function addTemplate(
	member: Member,
	kind: TemplateKind,
	{ name, body }: Text,
): Promise<Result<{ id: string }, TemplateFailure>> {
	return db.transaction(async (tx) => {
		const names = await holdNames(tx, member, kind)
		if (names.includes(name.toLowerCase())) return fail('name-taken')
		if (names.length >= maxTemplates) return fail('too-many')
		const { hospitalId, accountId: createdBy } = member
		const added = await tx
			.insert(hospitalTemplates)
			.values({ hospitalId, createdBy, kind, name, body })
			.returning({ id: hospitalTemplates.id })
		return ok(only(added))
	})
}

/** `version` is the state that the member saw. Fails with `changed-meanwhile` when a colleague saved another since. */
export async function changeTemplate(
	member: Member,
	templateId: string,
	{ version, ...text }: Text & { version: number },
): Promise<Result<null, 'not-found' | 'name-taken' | 'changed-meanwhile'>> {
	return db.transaction(async (tx) => {
		const one = and(ownTemplates(member), eq(hospitalTemplates.id, templateId))
		const [found] = await tx.select().from(hospitalTemplates).where(one)
		if (!found) return fail('not-found')
		const names = await holdNames(tx, member, found.kind)
		const isRenamed = found.name.toLowerCase() !== text.name.toLowerCase()
		if (isRenamed && names.includes(text.name.toLowerCase())) return fail('name-taken')
		const changed = await tx
			.update(hospitalTemplates)
			.set({ ...text, version: version + 1, updatedAt: sql`now()` })
			.where(and(one, eq(hospitalTemplates.version, version)))
			.returning({ id: hospitalTemplates.id })
		return changed.length > 0 ? ok(null) : fail('changed-meanwhile')
	})
}

/** What was sent with it stays. Answers with what it was, or null when it is gone already. */
export async function deleteTemplate(member: Member, templateId: string) {
	const [gone] = await db
		.delete(hospitalTemplates)
		.where(and(ownTemplates(member), eq(hospitalTemplates.id, templateId)))
		.returning({ kind: hospitalTemplates.kind, name: hospitalTemplates.name })
	return gone ?? null
}

/** The names in use, in lower case. Until `tx` ends, no one else at the hospital adds one. */
async function holdNames(tx: Transaction, member: Member, kind: TemplateKind): Promise<string[]> {
	await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, member.hospitalId)).for('update')
	const taken = await listTemplates(member, kind, tx)
	return taken.map(({ name }) => name.toLowerCase())
}
