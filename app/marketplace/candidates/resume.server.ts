import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { mayReadResumeFile } from '#app/relations/rules.ts'
import { contactLimitReached } from '#app/specialists/disclosure/contact-release.server.ts'
import { takeDisclosure } from '#app/specialists/disclosure/disclosure-allowance.server.ts'
import { recordAccess } from '#app/specialists/disclosure/profile-access.server.ts'
import { resumes } from '#app/specialists/tables.server.ts'

const columns = {
	id: resumes.id,
	storageKey: resumes.storageKey,
	fileName: resumes.fileName,
	contentType: resumes.contentType,
	sizeBytes: resumes.sizeBytes,
}
const isClean = eq(resumes.scan, 'clean')
const isOfProfile = isNull(resumes.retiredAt)
const cameWithApplication = (member: Member) => and(receivedBy(member), ne(applications.stage, 'withdrawn'))

/** Those of these specialists who have a resume that the hospital reads once there is mutual interest. */
export async function findWithResume(member: Member, ids: string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set()
	const rows = await db
		.selectDistinct({ id: resumes.specialistId })
		.from(resumes)
		.leftJoin(applications, eq(applications.resumeId, resumes.id))
		.leftJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(inArray(resumes.specialistId, ids), isClean, or(isOfProfile, cameWithApplication(member))))
	return new Set(rows.map(({ id }) => id))
}

/**
 * The resume of a specialist for whom there is mutual interest: that of the profile, else the file that came with the last
 * application. Null where there is none, or none for this hospital.
 */
async function findReadableResume(member: Member, specialistId: string) {
	const relation = await findRelation({ hospitalId: member.hospitalId, specialistId })
	if (!relation || !mayReadResumeFile(relation)) return null
	const [current] = await db
		.select(columns)
		.from(resumes)
		.where(and(eq(resumes.specialistId, specialistId), isOfProfile, isClean))
	if (current) return current
	const [attached] = await db
		.select(columns)
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(resumes, eq(resumes.id, applications.resumeId))
		.where(and(eq(applications.specialistId, specialistId), cameWithApplication(member), isClean))
		.orderBy(desc(applications.appliedAt))
		.limit(1)
	return attached ?? null
}

/** The same, written down for the specialist and for the log before it is handed out. */
export async function readResume(member: Member, specialistId: string) {
	const resume = await findReadableResume(member, specialistId)
	if (!resume) return null
	// The file holds the number.
	if (!(await takeDisclosure(member, 'contact', [specialistId]))) throw contactLimitReached()
	await db.transaction((tx) =>
		recordAccess(tx, member, specialistId, 'resume', { detail: [resume.fileName], fields: ['resume'] }),
	)
	return resume
}
