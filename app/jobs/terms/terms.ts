import { defineFields, fieldsIn, labelsOf, namesOf, type Values } from '#app/platform/text/declared-fields.ts'
import { counted } from '#app/platform/text/counted.ts'
import { ordinal } from '#app/platform/text/ordinal.ts'
import { notStated } from './terms-path.ts'
import { formatRupees, formatSum, perUnit } from '#app/platform/text/money.ts'

/**
 * What a hospital asks and owes beside the pay, so that no one reads it in the appointment letter first. Amounts are in paise. The first three
 * are needed to post a job (`lackOfTerms`); each part is a column of the job and a row on its page.
 */
export const termFields = defineFields({
	bond: { kind: 'choice', label: 'Bond', names: { none: 'No bond', amount: 'Bond with an amount' } },
	bondAmount: { kind: 'amount', label: 'Bond amount', unit: null },
	bondMonths: { kind: 'count', label: 'Bond period', min: 1, max: 120, unit: 'months' },
	bondFor: { kind: 'line', label: 'Reason for the bond', hint: 'For example: ICU training', max: 60 },
	bondFalls: {
		kind: 'choice',
		label: 'Amount over time',
		names: {
			monthly: 'Falls in equal parts each month',
			yearly: 'Falls in equal parts each year',
			'at-end': 'Stays whole until the last month',
		},
	},
	certificatesNeverKept: {
		kind: 'tick',
		label: 'We never keep original certificates',
		hint: 'You may check the originals and copy them. Return them the same day.',
		about: 'Whether the hospital never keeps original certificates. A job is posted only with true.',
		usual: false,
	},
	engagement: {
		kind: 'choice',
		label: 'Engagement',
		names: {
			employee: 'Employee',
			professional: 'Professional fees (TDS under 194J)',
			visiting: 'Visiting consultant',
			locum: 'Locum, no agency',
		},
	},
	socialSecurity: {
		kind: 'choice',
		label: 'PF, ESI and gratuity',
		names: {
			all: 'PF, ESI and gratuity',
			'pf-esi': 'PF and ESI',
			'pf-gratuity': 'PF and gratuity',
			pf: 'PF',
			none: 'None of them',
		},
	},
	payDay: {
		kind: 'count',
		label: 'Pay day',
		about: 'The day of the month by which the month before is paid',
		hint: 'The day of the month by which you pay, for example 7',
		min: 1,
		max: 31,
	},
	payMode: {
		kind: 'choice',
		label: 'Mode of payment',
		names: { bank: 'Bank transfer', upi: 'UPI', cheque: 'Cheque', cash: 'Cash' },
	},
	settlementDays: {
		kind: 'count',
		label: 'Final settlement',
		about: 'Days from the last working day to the final settlement',
		min: 0,
		max: 90,
		unit: 'days',
	},
	noticePeriodDays: { kind: 'count', label: 'Notice from the specialist', min: 0, max: 365, unit: 'days' },
	hospitalNoticeDays: { kind: 'count', label: 'Notice from the hospital', min: 0, max: 365, unit: 'days' },
	probationMonths: { kind: 'count', label: 'Probation', min: 0, max: 24, unit: 'months' },
	workDaysPerWeek: { kind: 'count', label: 'Working days a week', min: 1, max: 7 },
	weeklyOff: {
		kind: 'choice',
		label: 'Weekly off',
		names: {
			sunday: 'Sunday off',
			fixed: 'Another fixed day off',
			roster: 'Day off by roster',
			none: 'No weekly off',
		},
	},
	leaveDaysPerYear: { kind: 'count', label: 'Leave', min: 0, max: 365, unit: 'days' },
	nightConsent: {
		kind: 'choice',
		label: 'Consent to night duty',
		names: { asked: 'Only with consent', duty: 'Part of the duty' },
	},
	nightTransport: {
		kind: 'choice',
		label: 'Transport at night',
		names: { provided: 'Transport provided', none: 'No transport' },
	},
	nightRestRoom: {
		kind: 'choice',
		label: 'Rest room at night',
		names: { provided: 'Rest room', none: 'No rest room' },
	},
	indemnity: {
		kind: 'choice',
		label: 'Indemnity cover',
		names: { hospital: 'By the hospital', own: 'Own cover needed' },
	},
	indemnityLimit: { kind: 'amount', label: 'Limit of the cover', unit: null },
	trainingCosts: {
		kind: 'choice',
		label: 'Training costs',
		names: { hospital: 'Paid by the hospital', shared: 'Shared', own: 'Paid by the specialist' },
	},
	restraintMonths: {
		kind: 'count',
		label: 'Restriction after leaving',
		about: 'Months in which the specialist may not work for others nearby. 0 is no restriction.',
		hint: 'Months without work for others nearby. Enter 0 for none.',
		min: 0,
		max: 60,
		unit: 'months',
	},
	accommodationCost: {
		kind: 'choice',
		label: 'Cost of accommodation',
		names: { free: 'Free', deducted: 'Deducted from pay' },
	},
	accommodationDeduction: { kind: 'amount', label: 'Deduction a month', unit: 'month' },
	internalCommittee: {
		kind: 'choice',
		label: 'Internal Committee',
		names: { constituted: 'Constituted', none: 'Not constituted' },
	},
	appointmentLetter: {
		kind: 'choice',
		label: 'Appointment letter',
		names: { before: 'Before joining', day: 'On the joining date', after: 'After joining' },
	},
})

export type Terms = Values<typeof termFields>
export type TermField = keyof typeof termFields

/** Only the terms of what holds them, without what another answer makes meaningless: an amount where there is no bond. */
export function termsOf(job: Terms): Terms {
	const terms = fieldsIn(termFields, job)
	return {
		...terms,
		...(terms.bond === 'none' ? { bondAmount: null, bondMonths: null, bondFor: null, bondFalls: null } : {}),
		...(terms.indemnity === 'own' ? { indemnityLimit: null } : {}),
		...(terms.accommodationCost === 'free' ? { accommodationDeduction: null } : {}),
	}
}

export type NeededTerms = Pick<Terms, 'bond' | 'bondAmount' | 'bondMonths' | 'certificatesNeverKept' | 'engagement'>

/** What a job still lacks of the terms without which it is not posted. */
export const lackOfTerms = (terms: NeededTerms): TermField[] => [
	...(terms.bond === null ? (['bond'] as const) : []),
	...(terms.bond === 'amount' && terms.bondAmount === null ? (['bondAmount'] as const) : []),
	...(terms.bond === 'amount' && terms.bondMonths === null ? (['bondMonths'] as const) : []),
	...(terms.certificatesNeverKept ? [] : (['certificatesNeverKept'] as const)),
	...(terms.engagement === null ? (['engagement'] as const) : []),
]

type Line = (terms: Terms) => string

const together = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const nameOf = <Name extends string>(names: Readonly<Record<Name, string>>, value: Name | null) =>
	value === null ? '' : names[value]
const days = (count: number) => counted(count, 'day')
const months = (count: number) => counted(count, 'month')

/** '2 months' for 60 days. */
const notice = (count: number): string => (count === 0 ? 'None' : count % 30 === 0 ? months(count / 30) : days(count))

/** '₹2 lakh for 24 months, for ICU training · Falls in equal parts each month' */
function bondLine({ bond, bondAmount, bondMonths, bondFor, bondFalls }: Terms): string {
	if (bond !== 'amount') return nameOf(termFields.bond.names, bond)
	const amount = bondAmount === null ? 'Bond' : formatSum(bondAmount)
	const period = bondMonths === null ? '' : ` for ${months(bondMonths)}`
	return together(
		`${amount}${period}${bondFor === null ? '' : `, for ${bondFor}`}`,
		nameOf(termFields.bondFalls.names, bondFalls),
	)
}

function workWeek({ workDaysPerWeek, weeklyOff }: Pick<Terms, 'workDaysPerWeek' | 'weeklyOff'>): string {
	const week = workDaysPerWeek === null ? '' : `${days(workDaysPerWeek)} a week`
	return together(week, nameOf(termFields.weeklyOff.names, weeklyOff))
}

/** For schema.org, with the hours of a shift. */
export const workHours = (job: Terms & { hoursPerShift: number | null }) =>
	[job.hoursPerShift === null ? '' : `${counted(job.hoursPerShift, 'hour')} a shift`, workWeek(job)]
		.filter(Boolean)
		.join(', ')

/** The rows of the terms, in the order in which pages print them; what is empty was not stated. */
const rows = {
	bond: { label: 'Bond', line: bondLine },
	certificates: {
		label: 'Original certificates',
		line: ({ certificatesNeverKept }) => (certificatesNeverKept ? 'Never kept' : ''),
	},
	engagement: { label: 'Engagement', line: ({ engagement }) => nameOf(termFields.engagement.names, engagement) },
	social: {
		label: 'PF, ESI and gratuity',
		line: ({ socialSecurity }) => nameOf(termFields.socialSecurity.names, socialSecurity),
	},
	'pay-day': {
		label: 'Pay day',
		line: ({ payDay, payMode }) =>
			together(payDay !== null && `By the ${ordinal(payDay)} of the month`, nameOf(termFields.payMode.names, payMode)),
	},
	settlement: {
		label: 'Final settlement',
		line: ({ settlementDays }) =>
			settlementDays === null
				? ''
				: settlementDays === 0
					? 'On the last working day'
					: `Within ${days(settlementDays)} of the last working day`,
	},
	notice: {
		label: 'Notice period',
		line: ({ noticePeriodDays, hospitalNoticeDays }) =>
			together(
				noticePeriodDays !== null && `From the specialist: ${notice(noticePeriodDays)}`,
				hospitalNoticeDays !== null && `From the hospital: ${notice(hospitalNoticeDays)}`,
			),
	},
	probation: {
		label: 'Probation',
		line: ({ probationMonths: count }) => (count === null ? '' : count === 0 ? 'No probation' : months(count)),
	},
	week: { label: 'Working week', line: workWeek },
	leave: {
		label: 'Leave',
		line: ({ leaveDaysPerYear }) => (leaveDaysPerYear === null ? '' : `${days(leaveDaysPerYear)} a year`),
	},
	nights: {
		label: 'Night duty',
		line: ({ nightConsent, nightTransport, nightRestRoom }) =>
			together(
				nameOf(termFields.nightConsent.names, nightConsent),
				nameOf(termFields.nightTransport.names, nightTransport),
				nameOf(termFields.nightRestRoom.names, nightRestRoom),
			),
	},
	indemnity: {
		label: 'Indemnity cover',
		line: ({ indemnity, indemnityLimit }) =>
			together(
				nameOf(termFields.indemnity.names, indemnity),
				indemnityLimit !== null && `Up to ${formatSum(indemnityLimit)}`,
			),
	},
	training: {
		label: 'Training costs',
		line: ({ trainingCosts }) => nameOf(termFields.trainingCosts.names, trainingCosts),
	},
	restraint: {
		label: 'After leaving',
		line: ({ restraintMonths: count }) =>
			count === null ? '' : count === 0 ? 'No restriction' : `No work for others nearby for ${months(count)}`,
	},
	stay: {
		label: 'Cost of accommodation',
		line: ({ accommodationCost, accommodationDeduction: amount }) =>
			together(
				nameOf(termFields.accommodationCost.names, accommodationCost),
				amount !== null && `${formatRupees(amount)} ${perUnit.month}`,
			),
	},
	committee: {
		label: 'Internal Committee',
		line: ({ internalCommittee }) => nameOf(termFields.internalCommittee.names, internalCommittee),
	},
	letter: {
		label: 'Appointment letter',
		line: ({ appointmentLetter }) => nameOf(termFields.appointmentLetter.names, appointmentLetter),
	},
} satisfies Record<string, { label: string; line: Line }>

export type TermName = keyof typeof rows

export const termNames = Object.keys(rows) as TermName[]
export const termLabel = (name: TermName) => rows[name].label

/** Every row; the value of a term that was not stated is empty. */
export const termFacts = (job: Terms) =>
	termNames.map((name) => ({ name, label: rows[name].label, value: (rows[name].line as Line)(job) }))

/** For the page of a job: what is stated and the terms that must be, and the names of the others, to ask about. */
export function statedTerms(job: Terms) {
	const facts = termFacts(job)
	const isShown = ({ name, value }: (typeof facts)[number]) => value !== '' || neededRows.has(name)
	return {
		terms: facts.filter(isShown).map((fact) => ({ ...fact, value: fact.value || notStated })),
		unstated: unstatedLine(facts.filter((fact) => !isShown(fact)).map(({ label }) => label)),
	}
}
const unstatedLine = (labels: string[]) =>
	labels.length === 0 ? '' : `${notStated}: ${labels.join(', ')}. Ask the hospital before you accept.`
const neededRows: ReadonlySet<TermName> = new Set<TermName>(['bond', 'certificates', 'engagement'])

/** For the hospital: '6 of 17 added'. */
export function termsProgress(job: Terms): string {
	const facts = termFacts(job)
	return `${facts.filter(({ value }) => value !== '').length} of ${facts.length} added`
}

export type BondOnCard = Pick<Terms, 'bond' | 'bondAmount' | 'bondMonths'>

/** On a card: what binds, or that nothing does. Nothing where the hospital has not stated it. */
export function cardBond({ bond = null, bondAmount = null, bondMonths = null }: Partial<BondOnCard>): string {
	if (bond !== 'amount') return nameOf(termFields.bond.names, bond)
	return [bondAmount === null ? 'Bond' : `Bond ${formatSum(bondAmount)}`, bondMonths === null ? '' : months(bondMonths)]
		.filter(Boolean)
		.join(', ')
}

/** What schema.org calls the benefits of a job. */
export function termBenefits(job: Terms): string[] {
	const { socialSecurity, leaveDaysPerYear, nightTransport, indemnity } = job
	return [
		socialSecurity === null || socialSecurity === 'none' ? '' : termFields.socialSecurity.names[socialSecurity],
		indemnity === 'hospital' ? 'Professional indemnity cover' : '',
		leaveDaysPerYear === null || leaveDaysPerYear === 0 ? '' : `${days(leaveDaysPerYear)} of leave a year`,
		nightTransport === 'provided' ? 'Transport at night' : '',
	].filter(Boolean)
}

export const termLabels = labelsOf(termFields)
export const termFieldNames = namesOf(termFields)
