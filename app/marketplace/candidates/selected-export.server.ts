import { findPlan } from '#app/billing/subscriptions.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { env } from '#app/platform/env.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { searchSpecialists } from '#app/specialists/search/search.server.ts'
import type { SpecialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { releaseContact } from '#app/specialists/disclosure/contact-release.server.ts'
import { shownFields } from '#app/specialists/disclosure/disclosure.ts'
import { recordShown } from '#app/specialists/disclosure/profile-access.server.ts'
import { candidateStatus } from './candidate-status.ts'
import { type Candidate, findCandidates, takeProfiles } from './candidates.server.ts'
import { csvFile } from '#app/platform/text/csv.ts'
import { maxExported } from '../limits.ts'
import { nameWithheld } from '../labels.ts'

/** The people in the file, those who were ticked or else everyone the filter finds, in its order; `first` the best for a job. */
export type Selection = { ids: string[] } | { search: SpecialistSearch; first?: readonly string[] }

const isExportInPlan = async ({ hospitalId }: Member) => (await findPlan(hospitalId)).exports

/** Whether lists offer the export. */
export const mayExport = async (member: Member) => member.role === 'owner' && isExportInPlan(member)

/**
 * The people of a list as far as the hospital may see each, as a file for a table. Noted for every one of them, as a
 * view and with the contact details that were in it, and once in the audit log. Fails with `not-in-plan`, and with
 * `enough-for-today`: people whom the hospital found itself count as profiles that it opened.
 */
export async function exportCandidates(
	member: Member,
	selection: Selection,
	now: Date,
): Promise<Result<string, 'enough-for-today' | 'not-in-plan'>> {
	if (!(await isExportInPlan(member))) return fail('not-in-plan')
	const ids = 'ids' in selection ? selection.ids : await listIds(member, selection)
	const candidates = await findCandidates(member, ids)
	if (!(await takeProfiles(member, candidates))) return fail('enough-for-today')
	const released = await Promise.all(
		candidates.map(async (each) => ({ ...each, profile: await releaseContact(member, each.profile) })),
	)
	await db.transaction(async (tx) => {
		for (const { profile } of released) await recordShown(tx, member, profile)
		await recordAudit(tx, {
			actorAccountId: member.accountId,
			action: 'candidates-exported',
			subjectType: 'hospital',
			subjectId: member.hospitalId,
			about: released.map(({ profile }) => profile.id),
			fields: [...new Set(released.flatMap(({ profile }) => shownFields(profile)))],
			facts: { people: candidates.length },
		})
	})
	return ok(
		csvFile([
			columns.map(([header]) => header),
			...released.map((candidate) => columns.map(([, read]) => read(candidate, now))),
		]),
	)
}

async function listIds(member: Member, { search, first = [] }: Extract<Selection, { search: unknown }>) {
	const viewer = { kind: 'hospital', hospitalId: member.hospitalId } as const
	return (await searchSpecialists({ viewer, search, limit: maxExported, first })).ids
}

const columns: [header: string, read: (candidate: Candidate, now: Date) => string][] = [
	['Name', ({ profile }) => profile.name ?? nameWithheld],
	['Profession', ({ profile }) => (profile.profession === 'doctor' ? 'Doctor' : 'Nurse')],
	['Speciality', ({ profile }) => profile.speciality],
	['City', ({ profile }) => profile.city ?? ''],
	['Registration verified', ({ profile }) => (profile.verified ? 'Yes' : 'No')],
	['Degrees', ({ profile }) => profile.degrees.map(({ title }) => title).join('; ')],
	['Experience', ({ profile }) => profile.years ?? ''],
	['Skills', ({ profile }) => profile.skills.map(({ name }) => name).join('; ')],
	['Languages', ({ profile }) => profile.languages.join('; ')],
	['Shifts', ({ profile }) => profile.shifts.join('; ')],
	['Availability', ({ profile }) => profile.availability.join('; ')],
	['Available from', ({ profile }) => profile.availableFrom ?? 'Immediately or by agreement'],
	['Expected pay', ({ profile }) => profile.pay.join('; ')],
	['Travels up to', ({ profile }) => profile.radius ?? ''],
	['Phone', ({ profile }) => profile.phone ?? ''],
	['Email', ({ profile }) => profile.email ?? ''],
	['Status', (candidate, now) => candidateStatus(candidate, now).text],
	['Profile', ({ profile }) => `${env.APP_ORIGIN}/doctors/${profile.id}`],
]
