import { createHash } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { restoreSection, type Section } from './section-contents.server.ts'
import type { SectionName } from './sections.ts'
import { profileRevisions, specialists } from '../tables.server.ts'

export type Saved = { revisionId: string }
type Owner = Pick<Specialist, 'specialistId'>

/** Short enough for a hidden field: says which state a form was drawn from. */
export const fingerprint = (content: unknown) =>
	createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

/** What a form of this section is filled with, and the fingerprint that it sends back. */
export async function openSection<Content>({ specialistId }: Owner, section: Section<Content>) {
	const content = await section.read(db, specialistId)
	return { content, seen: fingerprint(content) }
}

/** Replaces a section. Fails with `stale` when it is no longer as the form saw it; nothing is changed then. */
export const saveSection = <Content>(actor: Owner, section: Section<Content>, content: Content, seen: string) =>
	changeSection(actor, section, (before) => (fingerprint(before) === seen ? ok(content) : fail('stale')))

/** Makes one change to a section as it is at that moment, and keeps what was there before, for the undo. */
export const changeSection = <Content, Refusal extends string>(
	actor: Owner,
	section: Section<Content>,
	change: (before: Content) => Result<Content, Refusal>,
): Promise<Result<Saved, Refusal>> => db.transaction((tx) => changeSectionIn(tx, actor, section, change))

/** As `changeSection`, inside a transaction that does more. Nothing has been written when it fails. */
export async function changeSectionIn<Content, Refusal extends string>(
	tx: Transaction,
	{ specialistId }: Owner,
	section: Section<Content>,
	change: (before: Content) => Result<Content, Refusal>,
): Promise<Result<Saved, Refusal>> {
	await lockProfile(tx, specialistId)
	const before = await section.read(tx, specialistId)
	const changed = change(before)
	if (!changed.ok) return changed
	await section.write(tx, specialistId, changed.value)
	const madeVersion = await nextVersion(tx, specialistId)
	const { id } = only(
		await tx
			.insert(profileRevisions)
			.values({ specialistId, section: section.name, before, madeVersion })
			.returning({ id: profileRevisions.id }),
	)
	return ok({ revisionId: id })
}

export type UndoFailure = 'not-found' | 'saved-since'

/**
 * Puts a section back as it was before a save. Fails with `saved-since` when the section has been saved again, for that
 * would be lost. The undone save is forgotten, so the one before it can be undone next.
 */
export async function undoSave(
	{ specialistId }: Owner,
	revisionId: string,
): Promise<Result<{ section: SectionName }, UndoFailure>> {
	return db.transaction(async (tx) => {
		await lockProfile(tx, specialistId)
		const own = eq(profileRevisions.specialistId, specialistId)
		const [revision] = await tx
			.select()
			.from(profileRevisions)
			.where(and(own, eq(profileRevisions.id, revisionId)))
		if (!revision) return fail('not-found')
		const section = revision.section as SectionName
		const [newest] = await tx
			.select({ id: profileRevisions.id })
			.from(profileRevisions)
			.where(and(own, eq(profileRevisions.section, section)))
			.orderBy(desc(profileRevisions.madeVersion))
			.limit(1)
		if (newest?.id !== revisionId) return fail('saved-since')
		await restoreSection(tx, specialistId, section, revision.before)
		await tx.delete(profileRevisions).where(eq(profileRevisions.id, revisionId))
		await nextVersion(tx, specialistId)
		return ok({ section })
	})
}

/** One change at a time to a person's profile. */
const lockProfile = (tx: Transaction, specialistId: string) =>
	tx.select({ id: specialists.id }).from(specialists).where(eq(specialists.id, specialistId)).for('update')

async function nextVersion(tx: Transaction, specialistId: string): Promise<number> {
	const { version } = only(
		await tx
			.update(specialists)
			.set({ version: sql`${specialists.version} + 1`, updatedAt: sql`now()` })
			.where(eq(specialists.id, specialistId))
			.returning({ version: specialists.version }),
	)
	return version
}
