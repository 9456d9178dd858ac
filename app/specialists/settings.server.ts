import { and, eq, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { locationColumns } from './onboarding/registration.server.ts'
import { attachResume } from './resumes/resume.server.ts'
import type { StoredFile } from './resumes/resume-upload.server.ts'
import type { CompletionInput, SettingsInput } from './schema.server.ts'
import { type AfterRename, renameSpecialist } from './rename.server.ts'
import { type SpecialityAnswer, specialityColumns } from './onboarding/speciality-choice.server.ts'
import { specialists } from './tables.server.ts'

type Saved = { resumeId: string | null }

/**
 * Saves the Profile tab, and the new resume if there is one. Fails with `stale` when the profile has been saved
 * elsewhere since this form was drawn; nothing is changed then.
 */
export async function saveSettings(
	actor: Specialist,
	{ version, speciality, specialityAs, specialityFor, location, name, ...input }: SettingsInput,
	file: StoredFile | null,
	afterRename: AfterRename,
): Promise<Result<Saved, 'stale'>> {
	const answer = { speciality, specialityAs, specialityFor }
	return db.transaction(async (tx) => {
		const [before] = await tx
			.select({ speciality: specialists.speciality, profession: specialists.profession })
			.from(specialists)
			.where(eq(specialists.id, actor.specialistId))
		const [saved] = await tx
			.update(specialists)
			.set({ ...input, ...specialityColumns(answer, before), ...locationColumns(location), ...nextVersion })
			.where(and(eq(specialists.id, actor.specialistId), eq(specialists.version, version)))
			.returning({ id: specialists.id })
		if (!saved) return fail('stale')
		await renameSpecialist(tx, actor, name, afterRename)
		return ok({ resumeId: file ? await attachResume(tx, actor.specialistId, file) : null })
	})
}

/** Speciality, location or both, with what the catalog knows of them. */
export async function changeWorkIn(
	tx: Transaction,
	{ specialistId }: Pick<Specialist, 'specialistId'>,
	{ speciality, location }: { speciality?: SpecialityAnswer; location?: string },
): Promise<void> {
	await tx
		.update(specialists)
		.set({
			...(speciality === undefined ? {} : specialityColumns(speciality)),
			...(location === undefined ? {} : locationColumns(location)),
			...nextVersion,
		})
		.where(eq(specialists.id, specialistId))
}

/** What the Complete Your Profile dialog asks for. */
export async function completeProfile(
	actor: Specialist,
	{ location, ...speciality }: CompletionInput,
	file: StoredFile | null,
): Promise<Saved> {
	return db.transaction(async (tx) => {
		await changeWorkIn(tx, actor, { speciality, location })
		return { resumeId: file ? await attachResume(tx, actor.specialistId, file) : null }
	})
}

const nextVersion = { version: sql`${specialists.version} + 1`, updatedAt: sql`now()` }
