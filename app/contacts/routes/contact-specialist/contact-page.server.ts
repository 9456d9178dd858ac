import { and, eq, sql } from 'drizzle-orm'
import { findAllowance } from '../../allowance.server.ts'
import { findUsualAnswerHours } from '../../response-time.server.ts'
import { chosenJob, findUsualOffer, listOpenJobs } from '../../requests/jobs-to-offer.server.ts'
import { requestTown, townOfRequest } from '../../requests/request-facts.server.ts'
import { findContactStates } from '../../state.server.ts'
import { formatResponseTime } from '../../labels.ts'
import { loadRequestTemplates } from '../../requests/message-fields.server.ts'
import { hospitalSites, hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { hasMutualInterest, isKnown } from '#app/relations/rules.ts'
import { takeDisclosure } from '#app/specialists/disclosure/disclosure-allowance.server.ts'
import { findDoctor } from '#app/marketplace/candidates/doctor-page.server.ts'

export type ContactPage = NonNullable<Awaited<ReturnType<typeof loadContactPage>>>

/** Everything the request form needs about one specialist; `null` when they do not exist for this hospital. */
export async function loadContactPage(member: Member, specialistId: string, params: URLSearchParams) {
	const between = await findRelation({ hospitalId: member.hospitalId, specialistId })
	// The person who is asked counts as looked at. Once that is used up for today, the form names no one.
	if (between && !isKnown(between)) await takeDisclosure(member, 'profile', [specialistId])
	const seen = await findDoctor(member, specialistId)
	if (seen?.kind !== 'hospital') return null
	const { id, name, profession, speciality, years, location } = seen.profile
	const [open, defaultOffer, allowance, hours, states, choices] = await Promise.all([
		listOpenJobs(member, [specialistId]),
		findUsualOffer(member),
		findAllowance(member.hospitalId),
		findUsualAnswerHours([specialistId]),
		findContactStates(member, [specialistId]),
		loadRequestTemplates(member, specialistId, params.get('template')),
	])
	const wanted = params.get('jobId') ?? params.get('job')
	const typicalHours = hours.get(specialistId)
	return {
		specialist: { id, name, profession, speciality, line: [speciality, years, location].filter(Boolean).join(' · ') },
		isMutual: between !== null && hasMutualInterest(between),
		typicalHours: typicalHours === undefined ? null : formatResponseTime(typicalHours),
		openRequest: states.get(specialistId) ?? null,
		allowance,
		jobs: open,
		chosenJobId: chosenJob(open, wanted),
		defaultOffer,
		choices,
		typed: { reason: textOf(params, 'reason'), message: textOf(params, 'message') },
	}
}

const textOf = (params: URLSearchParams, name: string) => (params.get(name) ?? '').slice(0, 1000)

/** What the specialist will read, from what was typed; the job's title is the hospital's own. */
export async function findPreviewNames(member: Member, jobId: string | null, place: string) {
	const job = isId(jobId ?? undefined) ? jobId : null
	const [found] = await db
		.select({ title: jobs.title, town: requestTown })
		.from(hospitals)
		.leftJoin(jobs, and(eq(jobs.hospitalId, hospitals.id), job === null ? sql`false` : eq(jobs.id, job)))
		.leftJoin(hospitalSites, eq(hospitalSites.id, jobs.siteId))
		.where(eq(hospitals.id, member.hospitalId))
	return { jobTitle: found?.title ?? null, city: found ? townOfRequest(found.town, place) : '' }
}
