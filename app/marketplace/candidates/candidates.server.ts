import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import type { Stage } from '#app/applications/stage.ts'
import { applications } from '#app/applications/tables.server.ts'
import { type ContactState, findContactStates } from '#app/contacts/state.server.ts'
import { listClaimsOf } from '#app/credentials/queries.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { findRelations } from '#app/relations/queries.server.ts'
import { isKnown, mayReadResumeFile, type Relation, strangers } from '#app/relations/rules.ts'
import { disclose, type HospitalProfile, shownFields } from '#app/specialists/disclosure/disclosure.ts'
import { findStillNamed, takeDisclosure } from '#app/specialists/disclosure/disclosure-allowance.server.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { findProfiles } from '#app/specialists/queries.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { findWithResume } from './resume.server.ts'

/** One person as a hospital may see them, with what lies between the two. */
export type Candidate = {
	profile: HospitalProfile
	relation: Relation
	application: ReceivedApplication | null
	contact: ContactState | null
	/** Mutual interest opens a resume, and there is one. */
	hasResume: boolean
}

/** The latest application to a job of the hospital. */
export type ReceivedApplication = {
	id: string
	version: number
	stage: Stage
	jobTitle: string
	at: Date
	resumeId: string | null
}

/**
 * People by their ids, in that order. Leaves out those in Private Mode, hidden from this hospital, suspended, or
 * unknown. Once the hospital has opened as many profiles as it may in a day, those that it finds have no name.
 */
export async function findCandidates(member: Member, ids: string[]): Promise<Candidate[]> {
	if (ids.length === 0) return []
	const [facts, claimsOf, relations, contacts, received] = await Promise.all([
		findProfiles(and(inArray(specialists.id, ids), isNull(accounts.suspendedAt)), ids.length),
		listClaimsOf(ids),
		findRelations(member.hospitalId, ids),
		findContactStates(member, ids),
		listReceived(member, ids),
	])
	const byId = new Map(facts.map((each) => [each.id, each]))
	const named = await findStillNamed(
		member,
		ids.filter((id) => !isKnown(relations.get(id) ?? strangers)),
	)
	const withResume = await findWithResume(
		member,
		ids.filter((id) => mayReadResumeFile(relations.get(id) ?? strangers)),
	)
	const candidates = ids.flatMap((id) => {
		const known = byId.get(id)
		const relation = relations.get(id)
		const profile =
			known &&
			relation &&
			disclose(
				{ ...known, ...claimsOf(id) },
				{ kind: 'hospital', relation, isUnnamed: !isKnown(relation) && !named.has(id) },
			)
		if (!profile) return []
		const [application, contact] = [received.get(id) ?? null, contacts.get(id) ?? null]
		return [{ profile, relation, application, contact, hasResume: withResume.has(id) }]
	})
	const profiles = candidates.map(({ profile }) => profile)
	const shown = profiles.flatMap(shownFields)
	await recordListed(
		member,
		'candidates',
		profiles.map(({ id }) => id),
		[...new Set(shown)],
	)
	return candidates
}

/** Before profiles are shown as a whole, on a page, side by side or in a file: takes those that the hospital found itself. */
export const takeProfiles = (member: Member, candidates: readonly Candidate[]): Promise<boolean> =>
	takeDisclosure(
		member,
		'profile',
		candidates.filter(({ relation }) => !isKnown(relation)).map(({ profile }) => profile.id),
	)

async function listReceived(member: Member, ids: string[]): Promise<Map<string, ReceivedApplication>> {
	const rows = await db
		.selectDistinctOn([applications.specialistId], {
			specialistId: applications.specialistId,
			id: applications.id,
			version: applications.version,
			stage: applications.stage,
			jobTitle: jobs.title,
			at: applications.stageChangedAt,
			resumeId: applications.resumeId,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(inArray(applications.specialistId, ids), receivedBy(member), ne(applications.stage, 'withdrawn')))
		.orderBy(applications.specialistId, desc(applications.stageChangedAt))
	return new Map(rows.map(({ specialistId, ...application }) => [specialistId, application]))
}
