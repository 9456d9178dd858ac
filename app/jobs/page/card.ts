import { awayKm } from '#app/catalog/places/distance.ts'
import { isJobShift, shiftLine } from '#app/catalog/shifts.ts'
import { formatDay, relativeDays } from '#app/platform/text/dates.ts'
import { amountAndUnit, formatRupees, type PayPeriod, type PayUnit } from '#app/platform/text/money.ts'
import type { PayModel } from '../pay-model.ts'
import { type EmploymentType, employmentTypeNames } from '../status.ts'
import { type BondOnCard, cardBond } from '../terms/terms.ts'
import { saidName } from '#app/platform/language/names.ts'
import { many, t } from '#app/platform/language/words.ts'

/** What a card needs of a job. Drafts are previewed too, so most of it may be missing. */
export type JobCardRow = Partial<BondOnCard> & {
	id: string
	title: string
	hospitalName: string
	/** The address of its logo, where it has one. */
	hospitalLogo?: string | null
	location: string
	shiftType: string
	hoursPerShift: number | null
	startsOn: string | null
	experienceMinYears: number | null
	experienceMaxYears: number | null
	employmentType: EmploymentType
	requiredSkills: string[]
	payMinPaise: bigint | null
	payMaxPaise: bigint | null
	payUnit: PayUnit
	payModel?: PayModel
	/** Of the people hired by its hospital who answered, how many were paid on time. */
	payOnTime?: { yes: number; of: number } | null
	joiningBonusPaise: bigint | null
	urgent: boolean
	/** At least the first 200 characters. */
	description: string
	openedAt: Date | null
	applicantCount: number
	/** How far from the place that was searched for. */
	distanceKm?: number | null
	/** Of its place we know only the city. */
	isAtCity?: boolean
}

/** A card, ready to print. What a job does not say is an empty text. */
export type JobCardData = {
	id: string
	/** Its page. */
	to: string
	title: string
	urgent: boolean
	hospitalName: string
	hospitalLogo: string | null
	location: string
	distance: string
	/** '₹2.8–3.5 lakh a month', and its two parts: the amount, and what it is per. */
	pay: string
	amount: string
	per: string
	bonus: string
	/** 'No bond', or what binds. */
	bond: string
	binds: boolean
	shifts: string
	starts: string
	experience: string
	employment: string
	skills: string[]
	excerpt: string
	/** 'Pays on time: 11 of 12 · Posted 2 days ago · 6 applied' */
	posted: string
}

/** Area and city: a card has no room for the building and the street of a whole address. */
const shortPlace = (location: string) => location.split(', ').slice(-2).join(', ')

const skillsShown = 4

export function toJobCard(job: JobCardRow, now: Date, period: PayPeriod = 'month'): JobCardData {
	const { id, title, urgent, hospitalName, distanceKm, openedAt, applicantCount } = job
	return {
		id,
		to: period === 'year' ? `/jobs/${id}?per=year` : `/jobs/${id}`,
		title,
		urgent,
		hospitalName,
		hospitalLogo: job.hospitalLogo ?? null,
		location: saidName(shortPlace(job.location)),
		distance: distanceKm == null ? '' : awayKm(distanceKm, job.isAtCity === true),
		...payParts(job, period),
		bonus: job.joiningBonusPaise === null ? '' : t`Joining bonus ${{ amount: formatRupees(job.joiningBonusPaise) }}`,
		bond: cardBond(job),
		binds: job.bond === 'amount',
		shifts: shiftsLine(job),
		starts: job.startsOn === null ? '' : t`Starts ${{ day: formatDay(job.startsOn) }}`,
		experience: experienceLine(job),
		employment: employmentTypeNames[job.employmentType],
		skills: job.requiredSkills.slice(0, skillsShown),
		excerpt: excerpt(job.description),
		posted: [
			job.payOnTime ? formatPaysOnTime(job.payOnTime) : '',
			openedAt === null ? '' : postedLine(openedAt, applicantCount, now),
		]
			.filter(Boolean)
			.join(' · '),
	}
}

const formatPaysOnTime = ({ yes, of }: { yes: number; of: number }) => t`Pays on time: ${{ yes }} of ${{ of }}`

/** 'Posted 2 days ago · 6 applied' */
export const postedLine = (openedAt: Date, applicants: number, now: Date) =>
	`${t`Posted ${{ when: relativeDays(openedAt, now) }}`} · ${t`${{ count: applicants }} applied`}`

/** A sum that is not simply paid says so. */
const withCertainty: Record<PayModel, (per: string) => string> = {
	fixed: (per) => per,
	guarantee: (per) => t`${{ per }}, guaranteed`,
	share: (per) => t`${{ per }}, estimated`,
}

/** What the address says; by the month where it says nothing. */
export const readPayPeriod = (params: URLSearchParams): PayPeriod => (params.get('per') === 'year' ? 'year' : 'month')

type Paid = Pick<JobCardRow, 'payMinPaise' | 'payMaxPaise' | 'payUnit' | 'payModel'>

/** The line, its amount, and what the amount is per. */
export function payParts(job: Paid, period: PayPeriod) {
	if (job.payMinPaise === null) return { pay: '', amount: '', per: '' }
	const { amount, per } = amountAndUnit(job.payMinPaise, job.payMaxPaise, job.payUnit, period)
	return { pay: `${amount} ${per}`, amount, per: withCertainty[job.payModel ?? 'fixed'](per) }
}

/** '₹2.8–3.5 lakh a month' */
export const payLine = (job: Omit<Paid, 'payModel'>) => payParts(job, 'month').pay

/** 'Night shifts · 8 h', 'Flexible Shifts' */
export function shiftsLine({ shiftType, hoursPerShift }: Pick<JobCardRow, 'shiftType' | 'hoursPerShift'>) {
	const line = isJobShift(shiftType) ? shiftLine(shiftType) : ''
	return [line, hoursPerShift === null ? '' : t`${{ hours: hoursPerShift }} h`].filter(Boolean).join(' · ')
}

/** '5–10 years', '2+ years', 'Up to 5 years' */
export function experienceLine(
	{ experienceMinYears: from, experienceMaxYears: to }: Pick<JobCardRow, 'experienceMinYears' | 'experienceMaxYears'>,
	upTo = (years: number) => many({ years }, 'Up to # year', 'Up to # years'),
) {
	if (to === null && from === null) return ''
	if (to === null) return from ? t`${{ years: from }}+ years` : t`Any experience`
	if (from === null || from === 0) return upTo(to)
	return from === to ? many({ years: from }, '# year', '# years') : t`${{ from }}–${{ to }} years`
}

const excerptLength = 150

/** At most 150 characters, and then the sign that more follows; between words where there are any. */
export function excerpt(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim()
	const characters = Array.from(line)
	if (characters.length <= excerptLength) return line
	const cut = characters.slice(0, excerptLength).join('')
	const lastSpace = cut.lastIndexOf(' ')
	return `${(lastSpace > excerptLength / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}
