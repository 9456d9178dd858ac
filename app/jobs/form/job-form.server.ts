import { onceOpen } from '#app/hospitals/status.ts'
import { randomUUID } from 'node:crypto'
import { languages } from '#app/catalog/languages.ts'
import { suggestCities } from '#app/catalog/places/places.server.ts'
import { jobShifts, shiftName } from '#app/catalog/shifts.ts'
import { yearsTyped } from '#app/catalog/experience.ts'
import { allSkills } from '#app/catalog/skills.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { unknownSkills } from '#app/catalog/words/typed-words.server.ts'
import { findOwnPublicPage } from '#app/hospitals/page/public-page.server.ts'
import { listSites } from '#app/hospitals/sites/sites.server.ts'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { unpackContent } from '#app/moderation/held.server.ts'
import { findCurrentReview } from '#app/moderation/queries.server.ts'
import { optionsOf } from '#app/platform/text/declared-fields.ts'
import { addYears, istToday } from '#app/platform/text/dates.ts'
import { findUsualPay } from '#app/pay/queries.server.ts'
import { payUnits, perUnit } from '#app/platform/text/money.ts'
import { formValuesOf } from './form-values.server.ts'
import { limits } from './limits.ts'
import { payModelNames } from '../pay-model.ts'
import { findJobOfHospital } from '../queries.server.ts'
import { employmentTypeNames, employmentTypes, type JobStatus, untitled } from '../status.ts'
import type { jobs } from '../tables.server.ts'
import { findTemplate, listTemplates } from './templates.server.ts'

export type JobFormPage = NonNullable<Awaited<ReturnType<typeof loadJobForm>>>

/**
 * The form for a new job, perhaps from a template, or for one of the hospital's own; `null` for any other, and for one
 * that was removed.
 */
export async function loadJobForm(member: Member, jobId: string | null, templateId: string | null = null) {
	const job = jobId === null ? null : await findJobOfHospital(member, jobId)
	if (jobId !== null && (!job || job.status === 'removed')) return null
	const template = templateId === null ? null : await findTemplate(member, templateId)
	if (templateId !== null && !template) return null
	const today = istToday(new Date())
	const sites = await listSites(member)
	const review = job && (await findCurrentReview(member, job.id))
	const edited = job && withHeldChanges(job, review)
	const values = edited ? formValuesOf(edited) : (template?.values ?? {})
	return {
		// Made here, so that the same form sent twice is one job.
		id: job?.id ?? randomUUID(),
		version: job?.version ?? null,
		status: job?.status ?? ('new' as JobStatus | 'new'),
		title: job ? job.title || untitled : '',
		values,
		pay: await payFor(values),
		languages: edited?.languages ?? template?.languages ?? [],
		/** To begin from, while the form is new and empty. */
		templates: job || template ? [] : (await listTemplates(member)).map(({ id, name }) => ({ id, name })),
		review: review && { status: review.status, reasons: review.reasons, reason: review.reason },
		hospitalName: member.hospitalName,
		hospital: await previewedHospital(member),
		/** To choose from; a job that is new is at the main one. */
		sites: sites.map(({ name, location }) => ({ value: location, label: `${name}: ${location}` })),
		site: siteOf(sites, job || template ? values['location'] : undefined),
		unknownSkills: unknownSkills(edited?.requiredSkills ?? []),
		canPublish: isVerified(member),
		once: onceOpen(member.hospitalStatus),
		today,
		lastStart: addYears(today, limits.startYears),
		options: {
			specialities: specialities
				.filter(({ slug }) => slug !== 'other')
				.map(({ slug, name }) => ({ value: slug, label: name }))
				.concat({ value: 'other', label: 'Other' }),
			shifts: jobShifts.map((shift) => ({ value: shift, label: shiftName(shift) })),
			employmentTypes: employmentTypes.map((type) => ({ value: type, label: employmentTypeNames[type] })),
			payUnits: payUnits.map((unit) => ({ value: unit, label: perUnit[unit] })),
			payModels: optionsOf(payModelNames),
			languages: languages.map(({ code, name }) => ({ value: code, label: name })),
			cities: suggestCities(''),
			someSkills: allSkills.slice(0, 3).join(', '),
		},
	}
}

/** Changes that wait for an operator are edited further, not typed again. */
export const withHeldChanges = (
	job: typeof jobs.$inferSelect,
	review: Awaited<ReturnType<typeof findCurrentReview>>,
): typeof job =>
	review?.subject === 'job-edit' && review.held
		? { ...job, ...(unpackContent(review.held) as Partial<typeof job>) }
		: job

/** As much of the hospital as the preview of a job shows. */
async function previewedHospital(member: Member) {
	const { name, logo, about, beds, operationTheatres } = await findOwnPublicPage(member)
	// A verified hospital is a link on the page of a job, and a preview leads nowhere.
	return { name, logo, about, beds, operationTheatres, status: 'pending' as const, verifiedAt: null }
}

/** The site that a form begins with: the one with its location, or the main one while it has none; '' for a typed one. */
const siteOf = (sites: readonly { location: string }[], location: string | undefined) =>
	location === undefined
		? (sites[0]?.location ?? '')
		: (sites.find((site) => site.location === location)?.location ?? '')

/** The usual pay beside a form that is filled already. */
const payFor = ({ speciality = '', location = '', payUnit, experienceFrom = '' }: Record<string, string>) =>
	findUsualPay({
		speciality,
		location,
		unit: payUnits.find((unit) => unit === payUnit) ?? 'month',
		years: yearsTyped(experienceFrom),
	})
