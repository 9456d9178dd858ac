import { termFacts, type TermName, type Terms } from './terms.ts'
import { notStated } from './terms-path.ts'

/** A term that an offer states in another way than the job did, in the words of both. */
export type TermDifference = { name: TermName; label: string; inJob: string; inOffer: string }

/** Every term of which an offer says something else than its job, or what the job did not state, in the order of the page. */
export function termDifferences(job: Terms, offer: Terms): TermDifference[] {
	const before = termFacts(job)
	return termFacts(offer).flatMap(({ name, label, value }, at) => {
		const inJob = before[at]?.value ?? ''
		// That originals are never kept holds for every offer, whether the job stated it or not.
		if (value === inJob || name === 'certificates') return []
		return [{ name, label, inJob: inJob || notStated(), inOffer: value || notStated() }]
	})
}

/** What binds: it needs a reason also where the job had not stated it. */
const binding: ReadonlySet<TermName> = new Set<TermName>(['bond', 'restraint', 'training'])

/** Whether the hospital has to say why. */
export const needsReason = ({ name, inJob }: TermDifference) => inJob !== notStated() || binding.has(name)
