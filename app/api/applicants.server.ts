import { type CardRow, listApplicantsAfter } from '#app/applications/pipeline/applicants.server.ts'
import { findReceived, openApplication } from '#app/applications/pipeline/applicant.server.ts'
import { moveStage, rejectApplication } from '#app/applications/pipeline/decisions.server.ts'
import { refusalOf } from '#app/applications/labels.ts'
import { type ApplicationWhy, rejectionFor } from '#app/applications/reasons.ts'
import { rejectionInput } from '#app/applications/schema.server.ts'
import { type Stage, undoSecondsOf } from '#app/applications/stage.ts'
import type { Member } from '#app/identity/actor.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { findJobOfHospital } from '#app/jobs/queries.server.ts'
import { listHires } from '#app/offers/placements/placement-queries.server.ts'
import { briefFields, discloseBrief, discloseBriefFigures } from '#app/specialists/disclosure/disclosure.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import type { z } from 'zod'
import { pageOf, type Paging } from './page-of.server.ts'
import { problem } from './problem.server.ts'
import type { Applicant, ApplicantDetail, MovedApplicant, Placement, StageMove } from './schemas.ts'

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
	const { speciality } = discloseBrief(row.person)
	const { experienceFrom, experienceTo, pay } = discloseBriefFigures(row.person)
	const expectedMonthlyPay = pay[0] ? inRupees(pay[0].paise) : null
	return {
		...printBrief({ ...row, jobTitle: row.title }),
		speciality,
		experienceFrom,
		experienceTo,
		expectedMonthlyPay,
		tags: row.tags,
	}
}

const inRupees = (paise: bigint) => Number(paise) / 100

type BriefRow = Pick<
	CardRow,
	'id' | 'jobId' | 'jobTitle' | 'specialistId' | 'name' | 'stage' | 'version' | 'appliedAt' | 'stageChangedAt'
>
const printBrief = (row: BriefRow) => ({
	id: row.id,
	jobId: row.jobId,
	jobTitle: row.jobTitle,
	specialistId: row.specialistId,
	name: row.name,
	stage: row.stage,
	version: row.version,
	appliedAt: row.appliedAt.toISOString(),
	stageChangedAt: row.stageChangedAt.toISOString(),
})

/** As the page of an applicant: opening it is noted for the specialist, and so are phone and email. */
export async function readApplicant(member: Member, applicationId: string): Promise<z.infer<typeof ApplicantDetail>> {
	const found = await openApplication(member, applicationId)
	if (!found) throw problem('not-found')
	const { profile, figures } = found
	return {
		...printBrief(found),
		note: found.note,
		profile: profile && {
			speciality: profile.speciality,
			location: profile.location,
			experienceFrom: figures?.experienceFrom ?? null,
			experienceTo: figures?.experienceTo ?? null,
			bio: profile.bio,
			languages: profile.languages,
			shifts: profile.shifts,
			availability: profile.availability,
			availableFrom: profile.availableFrom,
			openToRelocate: profile.openToRelocate,
			preferredAreas: profile.preferredAreas,
			expectedPay: (figures?.pay ?? []).map(({ paise, unit }) => ({ amount: inRupees(paise), per: unit })),
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

/** By the rules of the site, reasons included, through the one runner of applications. */
export async function moveApplicant(
	member: Member,
	applicationId: string,
	{ stage: to, reason, version: seen }: z.output<typeof StageMove>,
): Promise<z.infer<typeof MovedApplicant>> {
	const found = await findReceived(member, applicationId)
	if (!found) throw problem('not-found')
	const version = seen ?? found.version
	const moved =
		to === 'rejected'
			? await rejectApplication(member, applicationId, { reason: readReason(reason), version })
			: await moveStage(member, applicationId, { to, version })
	if (!moved.ok) {
		if (moved.failure === 'not-found') throw problem('not-found')
		throw problem('conflict', { detail: refusalOf(moved, to) })
	}
	const after = await findReceived(member, applicationId)
	if (!after) throw problem('not-found')
	return {
		id: applicationId,
		jobId: moved.value.jobId,
		stage: after.stage,
		version: after.version,
		undoUntil: new Date(Date.now() + undoSecondsOf(to) * 1000).toISOString(),
	}
}

/** A reason in words of its own, as the form takes it. */
function readReason(reason = ''): ApplicationWhy {
	const sent = new FormData()
	sent.set('freeText', reason)
	sent.set('version', '1')
	const form = parseFormData(sent, rejectionInput([]))
	if (form.ok) return rejectionFor(form.value)
	const { freeText, reason: none } = form.problem.fields ?? {}
	const errors = [...(freeText ?? []), ...(none ? ['Send the reason.'] : [])]
	throw problem('invalid', { errors: errors.map((message) => ({ field: 'reason', message })) })
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
