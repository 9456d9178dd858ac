import { openApplication } from '#app/applications/applicant.server.ts'
import { type CardRow, listApplicantsAfter } from '#app/applications/applicants.server.ts'
import type { Stage } from '#app/applications/stage.ts'
import type { Member } from '#app/identity/actor.ts'
import { findJobOfHospital } from '#app/jobs/queries.server.ts'
import { listHires } from '#app/offers/placement-queries.server.ts'
import { briefFields, discloseBrief } from '#app/specialists/disclosure.ts'
import { recordListed } from '#app/specialists/profile-access.server.ts'
import type { z } from 'zod'
import { pageOf, type Paging } from './page-of.server.ts'
import { problem } from './problem.server.ts'
import type { Applicant, ApplicantDetail, Placement } from './schemas.ts'

type OfJob = Paging & { jobId?: string | undefined }

async function requireOwnJob(member: Member, jobId: string | undefined) {
	if (jobId !== undefined && !(await findJobOfHospital(member, jobId))) throw problem('not-found')
	return jobId ?? null
}

/** As the list of applicants on the hospital's pages: no more of a person, and noted in the same log. */
export async function readApplicants(member: Member, { stage, ...asked }: OfJob & { stage?: Stage | undefined }) {
	const jobId = await requireOwnJob(member, asked.jobId)
	return pageOf(
		asked,
		(window) => listApplicantsAfter(member, { jobId }, { stage: stage ?? null, ...window }),
		async (rows) => {
			await recordShownRows(member, 'applicants', rows, [...briefFields])
			return rows.map(printApplicant)
		},
	)
}

/** As the specialist reads it in their log: 'Viewed in a list: applicants (by API)'. */
const recordShownRows = (member: Member, list: string, rows: { specialistId: string }[], fields: string[]) =>
	recordListed(
		member,
		`${list} (by API)`,
		rows.map(({ specialistId }) => specialistId),
		fields,
	)

function printApplicant(row: CardRow): z.infer<typeof Applicant> {
	const { speciality, years, pay } = discloseBrief(row.person)
	return { ...printBrief(row), speciality, years, pay, tags: row.tags }
}

type BriefRow = Pick<
	CardRow,
	'id' | 'jobId' | 'jobTitle' | 'specialistId' | 'name' | 'stage' | 'appliedAt' | 'stageChangedAt'
>
const printBrief = (row: BriefRow) => ({
	id: row.id,
	jobId: row.jobId,
	jobTitle: row.jobTitle,
	specialistId: row.specialistId,
	name: row.name,
	stage: row.stage,
	appliedAt: row.appliedAt.toISOString(),
	stageChangedAt: row.stageChangedAt.toISOString(),
})

/** As the page of an applicant: opening it is noted for the specialist, and so are phone and email. */
export async function readApplicant(member: Member, applicationId: string): Promise<z.infer<typeof ApplicantDetail>> {
	const found = await openApplication(member, applicationId)
	if (!found) throw problem('not-found')
	const { profile } = found
	return {
		...printBrief(found),
		note: found.note,
		profile: profile && {
			speciality: profile.speciality,
			location: profile.location,
			years: profile.years,
			bio: profile.bio,
			languages: profile.languages,
			shifts: profile.shifts,
			availability: profile.availability,
			availableFrom: profile.availableFrom,
			openToRelocate: profile.openToRelocate,
			preferredAreas: profile.preferredAreas,
			pay: profile.pay,
			skills: profile.skills,
			degrees: profile.degrees,
			experience: profile.experience,
			education: profile.education,
			registrations: profile.registrations,
			phone: profile.phone,
			email: profile.email,
		},
	}
}

/** Specialists who joined the hospital, as its pages name them. */
export async function readPlacements(member: Member, asked: OfJob) {
	const jobId = await requireOwnJob(member, asked.jobId)
	return pageOf(
		asked,
		(window) => listHires(member, { jobId, ...window }),
		async (rows) => {
			await recordShownRows(member, 'placements', rows, ['name'])
			return rows.map(
				({ position: _position, specialistName, startedOn, createdAt, ...row }): z.infer<typeof Placement> => ({
					...row,
					name: specialistName,
					joinedOn: startedOn,
					createdAt: createdAt.toISOString(),
				}),
			)
		},
	)
}
