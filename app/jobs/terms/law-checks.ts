import { counted, ordinal } from '#app/platform/text/counted.ts'
import { formatSum } from '#app/platform/text/money.ts'
import type { TermName, Terms } from './terms.ts'
import { workLaw } from './work-law.ts'

/** What a law or a judgment says about a term as it is stated, where each is from. Shown to both sides; it decides nothing and is no advice. */
export type LawNote = { term: TermName; note: string; source: string }

type Rule = { term: TermName; of: keyof typeof workLaw; note: (terms: Terms) => string | null }

const isEmployee = ({ engagement }: Terms) => engagement === 'employee'

/** One rule for each term and law. Each says nothing where the term was not stated. */
const rules: readonly Rule[] = [
	{
		term: 'bond',
		of: 'bondAmount',
		note: ({ bond, bondAmount, bondMonths, bondFor }) => {
			if (bond !== 'amount') return null
			const isMore = (bondAmount ?? 0n) > workLaw.bondAmount.value || (bondMonths ?? 0) > workLaw.bondMonths.value
			const upheld = `The Supreme Court upheld ${formatSum(workLaw.bondAmount.value)} for ${counted(workLaw.bondMonths.value / 12, 'year')}`
			if (isMore) return `${upheld}. This bond asks for more. Is it in proportion to what it pays for?`
			return bondFor === null ? `${upheld}, because it was reasonable. What does this bond pay for?` : null
		},
	},
	{
		term: 'pay-day',
		of: 'payDay',
		note: (terms) =>
			isEmployee(terms) && terms.payDay !== null && terms.payDay > workLaw.payDay.value
				? `Monthly pay of employees is due by the ${ordinal(workLaw.payDay.value)} of the next month.`
				: null,
	},
	{
		term: 'settlement',
		of: 'settlementDays',
		note: (terms) =>
			isEmployee(terms) && terms.settlementDays !== null && terms.settlementDays > workLaw.settlementDays.value
				? `The final settlement of employees is due within ${workLaw.settlementDays.value} working days of the last day.`
				: null,
	},
	{
		term: 'nights',
		of: 'nights',
		note: ({ nightConsent, nightTransport }) =>
			nightConsent === 'duty' || nightTransport === 'none'
				? 'Women may work at night only with their consent and with safe transport.'
				: null,
	},
	{
		term: 'restraint',
		of: 'restraint',
		note: ({ restraintMonths }) =>
			restraintMonths !== null && restraintMonths > 0
				? 'An agreement not to work for others after a job has ended is void in most cases.'
				: null,
	},
	{
		term: 'committee',
		of: 'committeeFromWorkers',
		note: ({ internalCommittee }) =>
			internalCommittee === 'none'
				? `Every employer with ${workLaw.committeeFromWorkers.value} or more workers must have an Internal Committee.`
				: null,
	},
	{
		term: 'letter',
		of: 'letter',
		note: (terms) =>
			isEmployee(terms) && terms.appointmentLetter === 'after'
				? 'Every employee gets an appointment letter. Ask for it before the joining date.'
				: null,
	},
]

/** What there is to say about these terms, in the order of the page. */
export const lawNotes = (terms: Terms): LawNote[] =>
	rules.flatMap(({ term, of, note }) => {
		const text = note(terms)
		return text === null ? [] : [{ term, note: text, source: workLaw[of].source }]
	})
