import type { Member } from '#app/identity/actor.ts'
import { findUsualPay } from '#app/pay/queries.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { termFields, termsOf } from '#app/jobs/terms/terms.ts'
import { formValuesOf } from '#app/platform/text/declared-fields.ts'
import { rupeesForField } from '#app/platform/text/money.ts'
import { listReadyTemplates } from '#app/templates/queries.server.ts'
import { offered } from './terms/against-job.ts'
import { findOfferSubject } from './queries.server.ts'

/** What the form of a new offer begins with: the job's own pay and first day, as far as they still make sense. */
export async function loadOfferForm(
	member: Member,
	applicationId: string,
	search = new URLSearchParams(),
	now = new Date(),
) {
	const subject = await findOfferSubject(member, applicationId)
	if (!subject) return null
	const today = istToday(now)
	const { id, version, name, stage, jobTitle, payMinPaise, payUnit, startsOn } = subject
	const templates = await listReadyTemplates(member, 'offer', { name, job: jobTitle })
	const page = {
		id,
		version,
		name,
		today,
		templates,
		job: { terms: termsOf(subject), payMinPaise, payMaxPaise: subject.payMaxPaise, payUnit },
		values: {
			...formValuesOf(termFields, offered(subject)),
			message: templates.find(({ id: template }) => template === search.get('template'))?.text ?? '',
			payPaise: payMinPaise === null ? '' : rupeesForField(payMinPaise),
			payUnit: payUnit ?? 'month',
			startsOn: startsOn !== null && startsOn >= today ? startsOn : addDays(today, 14),
		},
	}
	const { specialitySlug: speciality, location } = subject
	const years = subject.yearsOfExperience ?? subject.experienceMinYears
	const usual = await findUsualPay({ speciality, location, years, unit: payUnit ?? 'month' })
	return { page: { ...page, usual }, stage, jobTitle }
}
