import { legalFacts, ruleSources } from '#app/law-sources.ts'
import { ordinal } from '#app/platform/text/ordinal.ts'
import { formatSum } from '#app/platform/text/money.ts'
import type { TermName, Terms } from './terms.ts'
import { t } from '#app/platform/language/words.ts'

/** What a law or a judgment says about a term as it is stated, where each is from. Shown to both sides; it decides nothing and is no advice. */
export type LawNote = { term: TermName; note: string; source: string }

type Rule = { term: TermName; source: string; note: (terms: Terms) => string | null }

const { upheldBondRupees, upheldBondMonths, wageDay, settlementWorkingDays, committeeFromWorkers } = legalFacts
const upheldBond = BigInt(upheldBondRupees.value) * 100n

const isEmployee = ({ engagement }: Terms) => engagement === 'employee'

/** One rule for each term and law. Each says nothing where the term was not stated. */
const rules: readonly Rule[] = [
	{
		term: 'bond',
		source: upheldBondRupees.source,
		note: ({ bond, bondAmount, bondMonths, bondFor }) => {
			if (bond !== 'amount') return null
			const isMore = (bondAmount ?? 0n) > upheldBond || (bondMonths ?? 0) > upheldBondMonths.value
			const [sum, years] = [formatSum(upheldBond), upheldBondMonths.value / 12]
			if (isMore)
				return t`The Supreme Court upheld ${{ sum }} for ${{ years }} years. This bond asks for more. Is it in proportion to what it pays for?`
			return bondFor === null
				? t`The Supreme Court upheld ${{ sum }} for ${{ years }} years, because it was reasonable. What does this bond pay for?`
				: null
		},
	},
	{
		term: 'pay-day',
		source: wageDay.source,
		note: (terms) =>
			isEmployee(terms) && terms.payDay !== null && terms.payDay > wageDay.value
				? t`Monthly pay of employees is due by the ${{ day: ordinal(wageDay.value) }} of the next month.`
				: null,
	},
	{
		term: 'settlement',
		source: settlementWorkingDays.source,
		note: (terms) =>
			isEmployee(terms) && terms.settlementDays !== null && terms.settlementDays > settlementWorkingDays.value
				? t`The final settlement of employees is due within ${{ days: settlementWorkingDays.value }} working days of the last day.`
				: null,
	},
	{
		term: 'nights',
		source: ruleSources.nights,
		note: ({ nightConsent, nightTransport }) =>
			nightConsent === 'duty' || nightTransport === 'none'
				? t`Women may work at night only with their consent and with safe transport.`
				: null,
	},
	{
		term: 'restraint',
		source: ruleSources.restraint,
		note: ({ restraintMonths }) =>
			restraintMonths !== null && restraintMonths > 0
				? t`An agreement not to work for others after a job has ended is void in most cases.`
				: null,
	},
	{
		term: 'committee',
		source: committeeFromWorkers.source,
		note: ({ internalCommittee }) =>
			internalCommittee === 'none'
				? t`Every employer with ${{ workers: committeeFromWorkers.value }} or more workers must have an Internal Committee.`
				: null,
	},
	{
		term: 'letter',
		source: ruleSources.letter,
		note: (terms) =>
			isEmployee(terms) && terms.appointmentLetter === 'after'
				? t`Every employee gets an appointment letter. Ask for it before the joining date.`
				: null,
	},
]

/** What there is to say about these terms, in the order of the page. */
export const lawNotes = (terms: Terms): LawNote[] =>
	rules.flatMap(({ term, source, note }) => {
		const text = note(terms)
		return text === null ? [] : [{ term, note: text, source }]
	})
