import { defineFields, fieldsIn, labelsOf, namesOf, type Values } from '#app/platform/text/declared-fields.ts'
import { counted } from '#app/platform/text/counted.ts'
import { ordinal } from '#app/platform/text/ordinal.ts'
import { notStated } from './terms-path.ts'
import { formatRupees, formatSum, perUnit } from '#app/platform/text/money.ts'
import { many, t, words } from '#app/platform/language/words.ts'

/**
 * What a hospital asks and owes beside the pay, so that no one reads it in the appointment letter first. Amounts are in paise. The first three
 * are needed to post a job (`lackOfTerms`); each part is a column of the job and a row on its page.
 */
export const termFields = defineFields({
	bond: { kind: 'choice', label: 'Bond', names: words({ none: 'No bond', amount: 'Bond with an amount' }) },
	bondAmount: { kind: 'amount', label: 'Bond amount', unit: null },
	bondMonths: { kind: 'count', label: 'Bond period', min: 1, max: 120, unit: 'months' },
	bondFor: { kind: 'line', label: 'Reason for the bond', hint: 'For example: ICU training', max: 60 },
	bondFalls: {
		kind: 'choice',
		label: 'Amount over time',
		names: words({
			monthly: 'Falls in equal parts each month',
			yearly: 'Falls in equal parts each year',
			'at-end': 'Stays whole until the last month',
		}),
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
		names: words({
			employee: 'Employee',
			professional: 'Professional fees (TDS under 194J)',
			visiting: 'Visiting consultant',
			locum: 'Locum, no agency',
		}),
	},
	socialSecurity: {
		kind: 'choice',
		label: 'PF, ESI and gratuity',
		names: words({
			all: 'PF, ESI and gratuity',
			'pf-esi': 'PF and ESI',
			'pf-gratuity': 'PF and gratuity',
			pf: 'PF',
			none: 'None of them',
		}),
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
		names: words({ bank: 'Bank transfer', upi: 'UPI', cheque: 'Cheque', cash: 'Cash' }),
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
		names: words({
			sunday: 'Sunday off',
			fixed: 'Another fixed day off',
			roster: 'Day off by roster',
			none: 'No weekly off',
		}),
	},
	leaveDaysPerYear: { kind: 'count', label: 'Leave', min: 0, max: 365, unit: 'days' },
	nightConsent: {
		kind: 'choice',
		label: 'Consent to night duty',
		names: words({ asked: 'Only with consent', duty: 'Part of the duty' }),
	},
	nightTransport: {
		kind: 'choice',
		label: 'Transport at night',
		names: words({ provided: 'Transport provided', none: 'No transport' }),
	},
	nightRestRoom: {
		kind: 'choice',
		label: 'Rest room at night',
		names: words({ provided: 'Rest room', none: 'No rest room' }),
	},
	indemnity: {
		kind: 'choice',
		label: 'Indemnity cover',
		names: words({ hospital: 'By the hospital', own: 'Own cover needed' }),
	},
	indemnityLimit: { kind: 'amount', label: 'Limit of the cover', unit: null },
	trainingCosts: {
		kind: 'choice',
		label: 'Training costs',
		names: words({ hospital: 'Paid by the hospital', shared: 'Shared', own: 'Paid by the specialist' }),
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
		names: {
			get free() {
				return t.of('accommodation')`Free`
			},
			get deducted() {
				return t`Deducted from pay`
			},
		},
	},
	accommodationDeduction: { kind: 'amount', label: 'Deduction a month', unit: 'month' },
	internalCommittee: {
		kind: 'choice',
		label: 'Internal Committee',
		names: words({ constituted: 'Constituted', none: 'Not constituted' }),
	},
	appointmentLetter: {
		kind: 'choice',
		label: 'Appointment letter',
		names: words({ before: 'Before joining', day: 'On the joining date', after: 'After joining' }),
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
const days = (count: number) => many({ days: count }, '# day', '# days')
const months = (count: number) => many({ months: count }, '# month', '# months')

/** '2 months' for 60 days. */
const notice = (count: number): string =>
	count === 0 ? t.of('notice period')`None` : count % 30 === 0 ? months(count / 30) : days(count)

/** '₹2 lakh for 24 months, for ICU training · Falls in equal parts each month' */
function bondLine({ bond, bondAmount, bondMonths, bondFor, bondFalls }: Terms): string {
	if (bond !== 'amount') return nameOf(termFields.bond.names, bond)
	const amount = bondAmount === null ? t`Bond` : formatSum(bondAmount)
	const binding =
		bondMonths === null ? amount : many({ months: bondMonths, amount }, '{amount} for # month', '{amount} for # months')
	return together(
		bondFor === null ? binding : t`${{ bond: binding }}, for ${{ reason: bondFor }}`,
		nameOf(termFields.bondFalls.names, bondFalls),
	)
}

function workWeek({ workDaysPerWeek, weeklyOff }: Pick<Terms, 'workDaysPerWeek' | 'weeklyOff'>): string {
	const week = workDaysPerWeek === null ? '' : many({ days: workDaysPerWeek }, '# day a week', '# days a week')
	return together(week, nameOf(termFields.weeklyOff.names, weeklyOff))
}

/** For schema.org, with the hours of a shift. */
export const workHours = (job: Terms & { hoursPerShift: number | null }) =>
	[job.hoursPerShift === null ? '' : `${counted(job.hoursPerShift, 'hour')} a shift`, workWeek(job)]
		.filter(Boolean)
		.join(', ')

/** The rows of the terms, in the order in which pages print them; what is empty was not stated. */
const rows = {
	bond: bondLine,
	certificates: ({ certificatesNeverKept }) => (certificatesNeverKept ? t`Never kept` : ''),
	engagement: ({ engagement }) => nameOf(termFields.engagement.names, engagement),
	social: ({ socialSecurity }) => nameOf(termFields.socialSecurity.names, socialSecurity),
	'pay-day': ({ payDay, payMode }) =>
		together(
			payDay !== null && t`By the ${{ day: ordinal(payDay) }} of the month`,
			nameOf(termFields.payMode.names, payMode),
		),
	settlement: ({ settlementDays }) =>
		settlementDays === null
			? ''
			: settlementDays === 0
				? t`On the last working day`
				: many(
						{ days: settlementDays },
						'Within # day of the last working day',
						'Within # days of the last working day',
					),
	notice: ({ noticePeriodDays, hospitalNoticeDays }) =>
		together(
			noticePeriodDays !== null && t`From the specialist: ${{ notice: notice(noticePeriodDays) }}`,
			hospitalNoticeDays !== null && t`From the hospital: ${{ notice: notice(hospitalNoticeDays) }}`,
		),
	probation: ({ probationMonths: count }) => (count === null ? '' : count === 0 ? t`No probation` : months(count)),
	week: workWeek,
	leave: ({ leaveDaysPerYear }) =>
		leaveDaysPerYear === null ? '' : many({ days: leaveDaysPerYear }, '# day a year', '# days a year'),
	nights: ({ nightConsent, nightTransport, nightRestRoom }) =>
		together(
			nameOf(termFields.nightConsent.names, nightConsent),
			nameOf(termFields.nightTransport.names, nightTransport),
			nameOf(termFields.nightRestRoom.names, nightRestRoom),
		),
	indemnity: ({ indemnity, indemnityLimit }) =>
		together(
			nameOf(termFields.indemnity.names, indemnity),
			indemnityLimit !== null && t`Up to ${{ amount: formatSum(indemnityLimit) }}`,
		),
	training: ({ trainingCosts }) => nameOf(termFields.trainingCosts.names, trainingCosts),
	restraint: ({ restraintMonths: count }) =>
		count === null
			? ''
			: count === 0
				? t`No restriction`
				: many({ months: count }, 'No work for others nearby for # month', 'No work for others nearby for # months'),
	stay: ({ accommodationCost, accommodationDeduction: amount }) =>
		together(
			nameOf(termFields.accommodationCost.names, accommodationCost),
			amount !== null && `${formatRupees(amount)} ${perUnit.month}`,
		),
	committee: ({ internalCommittee }) => nameOf(termFields.internalCommittee.names, internalCommittee),
	letter: ({ appointmentLetter }) => nameOf(termFields.appointmentLetter.names, appointmentLetter),
} satisfies Record<string, Line>

export type TermName = keyof typeof rows

const labels: Record<TermName, string> = words({
	bond: 'Bond',
	certificates: 'Original certificates',
	engagement: 'Engagement',
	social: 'PF, ESI and gratuity',
	'pay-day': 'Pay day',
	settlement: 'Final settlement',
	notice: 'Notice period',
	probation: 'Probation',
	week: 'Working week',
	leave: 'Leave',
	nights: 'Night duty',
	indemnity: 'Indemnity cover',
	training: 'Training costs',
	restraint: 'After leaving',
	stay: 'Cost of accommodation',
	committee: 'Internal Committee',
	letter: 'Appointment letter',
})

export const termNames = Object.keys(rows) as TermName[]
export const termLabel = (name: TermName) => labels[name]

/** Every row; the value of a term that was not stated is empty. */
export const termFacts = (job: Terms) =>
	termNames.map((name) => ({ name, label: labels[name], value: (rows[name] as Line)(job) }))

/** For the page of a job: what is stated and the terms that must be, and the names of the others, to ask about. */
export function statedTerms(job: Terms) {
	const facts = termFacts(job)
	const isShown = ({ name, value }: (typeof facts)[number]) => value !== '' || neededRows.has(name)
	return {
		terms: facts.filter(isShown).map((fact) => ({ ...fact, value: fact.value || notStated() })),
		unstated: unstatedLine(facts.filter((fact) => !isShown(fact)).map(({ label }) => label)),
	}
}
const unstatedLine = (terms: string[]) =>
	terms.length === 0 ? '' : t`Not stated: ${{ terms: terms.join(', ') }}. Ask the hospital before you accept.`
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
	return [
		bondAmount === null ? t`Bond` : t`Bond ${{ amount: formatSum(bondAmount) }}`,
		bondMonths === null ? '' : months(bondMonths),
	]
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
