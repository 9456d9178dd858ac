import { and, asc, desc, eq, ilike, ne } from 'drizzle-orm'
import { receivedBy } from '#app/applications/decisions.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { columnNames } from '#app/applications/stage.ts'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { statusNames } from '#app/jobs/status.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

/** One thing of the hospital's that was found: where it is, what it is called, and what it is. */
export type Found = { kind: 'job' | 'applicant' | 'candidate'; to: string; label: string; detail: string }

const most = 6

/** The hospital's own jobs by title, and its applicants by name once it is verified. Nothing for a blank query. */
export async function findInWorkspace(member: Member, query: string): Promise<Found[]> {
	const text = query.trim().slice(0, 60)
	if (text === '') return []
	const pattern = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
	const [applicants, own] = await Promise.all([
		isVerified(member) ? findApplicants(member, pattern) : [],
		findJobs(member, pattern),
	])
	return [...applicants, ...own]
}

async function findJobs(member: Member, pattern: string): Promise<Found[]> {
	const rows = await db
		.select({ id: jobs.id, title: jobs.title, status: jobs.status, location: jobs.location })
		.from(jobs)
		.where(and(eq(jobs.hospitalId, member.hospitalId), ilike(jobs.title, pattern)))
		.orderBy(asc(jobs.status), desc(jobs.createdAt))
		.limit(most)
	return rows.map(({ id, title, status, location }) => ({
		kind: 'job',
		to: status === 'draft' ? `/hospital/jobs/${id}/edit` : `/hospital/jobs/${id}/applicants`,
		label: title,
		detail: [statusNames[status], location].filter(Boolean).join(' · '),
	}))
}

/** Applicants gave the hospital their name. Withdrawing revokes that. */
async function findApplicants(member: Member, pattern: string): Promise<Found[]> {
	const rows = await db
		.select({ id: applications.id, name: signature, stage: applications.stage, title: jobs.title })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(receivedBy(member), ne(applications.stage, 'withdrawn'), ilike(signature, pattern)))
		.orderBy(desc(applications.appliedAt))
		.limit(most)
	return rows.map(({ id, name, stage, title }) => ({
		kind: 'applicant',
		to: `/hospital/applications/${id}`,
		label: name,
		detail: `${columnNames[stage]} · ${title}`,
	}))
}
