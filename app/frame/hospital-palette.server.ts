import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, ilike, inArray, ne } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { columnNames } from '#app/applications/stage.ts'
import { memberRoleNames } from '#app/hospitals/team/member-roles.ts'
import { listTeam } from '#app/hospitals/team/team.server.ts'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { mayClose, postingMoves } from '#app/jobs/posting-moves.ts'
import { type JobStatus, jobStatuses, statusNames, untitled } from '#app/jobs/status.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

/** One thing of the hospital's that was found: where it is, what it is called, and what it is. */
export type Found = {
	kind: 'job' | 'applicant' | 'candidate' | 'colleague' | 'hospital' | 'action'
	to: string
	label: string
	detail: string
	/** It is done by sending these, not by opening a page. */
	fields?: Record<string, string>
}

const most = 6
const patternOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/**
 * The hospital's own jobs by title, what can be done with one ('pause night'), its team and, once it is verified, its applicants
 * by name. Nothing for a blank query.
 */
export async function findInWorkspace(member: Member, query: string): Promise<Found[]> {
	const text = query.trim().slice(0, 60)
	if (text === '') return []
	const pattern = patternOf(text)
	const found = await Promise.all([
		isVerified(member) ? findApplicants(member, pattern) : [],
		findJobs(member, pattern),
		findColleagues(member, text),
		findJobActions(member, text),
	])
	return found.flat()
}

async function findColleagues(member: Member, text: string): Promise<Found[]> {
	const team = await listTeam(member)
	return team
		.filter(({ name, accountId }) => accountId !== member.accountId && name.toLowerCase().includes(text.toLowerCase()))
		.slice(0, most)
		.map(({ accountId, name, role, email }) => ({
			kind: 'colleague',
			to: `/hospital/team#member-${accountId}`,
			label: name,
			detail: `${memberRoleNames[role]} · ${email}`,
		}))
}

type JobAction = { label: string; resource: string; isForm: boolean; fields?: () => Record<string, string> }

/** What can be done with a job of this status; a form is opened, the rest is done at once. */
const actionsOn = (status: JobStatus, canPublish: boolean): JobAction[] =>
	status === 'removed'
		? []
		: [
				{ label: 'Edit', resource: 'edit', isForm: true },
				{ label: 'Duplicate', resource: 'duplication', isForm: false, fields: () => ({ draft: randomUUID() }) },
				// A draft is published from its form, which says what is missing.
				...(status === 'draft' ? [] : postingMoves(status, canPublish)).map((move) => ({ ...move, isForm: false })),
				...(mayClose(status) ? [{ label: 'Close', resource: 'closure', isForm: true }] : []),
			]

/** 'pause night': the first word is the action, the others are of the title. */
async function findJobActions(member: Member, text: string): Promise<Found[]> {
	const [verb = '', ...title] = text.toLowerCase().split(/\s+/)
	const isMeant = ({ label }: JobAction) => verb.length > 1 && label.toLowerCase().startsWith(verb)
	const canPublish = isVerified(member)
	const from = jobStatuses.filter((status) => actionsOn(status, canPublish).some(isMeant))
	if (from.length === 0) return []
	const rows = await db
		.select({ id: jobs.id, title: jobs.title, status: jobs.status, location: jobs.location })
		.from(jobs)
		.where(
			and(
				eq(jobs.hospitalId, member.hospitalId),
				inArray(jobs.status, from),
				...title.map((word) => ilike(jobs.title, patternOf(word))),
			),
		)
		.orderBy(asc(jobs.status), desc(jobs.createdAt))
		.limit(most)
	return rows.flatMap(({ id, title: of, status, location }) =>
		actionsOn(status, canPublish)
			.filter(isMeant)
			.map(({ label, resource, isForm, fields }) => ({
				kind: 'action' as const,
				to: `/hospital/jobs/${id}/${resource}`,
				label: `${label} ${of || untitled}`,
				detail: [statusNames[status], location].filter(Boolean).join(' · '),
				...(isForm ? {} : { fields: fields?.() ?? {} }),
			})),
	)
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
