import { needsReason, type TermDifference, termDifferences } from '#app/jobs/terms/differences.ts'
import { type TermName, type Terms, termsOf } from '#app/jobs/terms/terms.ts'
import { formatPayRange, type PayUnit } from '#app/platform/text/money.ts'
import { offeredPay } from '../labels.ts'

export type DifferenceName = TermName | 'pay'

/** What an offer states in another way than its job, with the hospital's reason; kept as both sides read it. */
export type OfferDifference = Omit<TermDifference, 'name'> & { name: DifferenceName; why: string | null }

export type JobSide = { terms: Terms; payMinPaise: bigint | null; payMaxPaise: bigint | null; payUnit: PayUnit | null }
export type OfferSide = { terms: Terms; payPaise: bigint; payUnit: PayUnit }

/** The terms as an offer states them: every one promises that originals are not kept, also where an old job did not say so. */
export const offered = (terms: Terms): Terms => ({ ...termsOf(terms), certificatesNeverKept: true })

/** Less than the job says, or by another unit. More is no difference that anyone has to accept. */
function payDifference(job: JobSide, offer: OfferSide): Omit<OfferDifference, 'why'>[] {
	const { payMinPaise, payMaxPaise, payUnit } = job
	if (payMinPaise === null || payUnit === null) return []
	if (payUnit === offer.payUnit && offer.payPaise >= payMinPaise) return []
	const inJob = formatPayRange(payMinPaise, payMaxPaise, payUnit)
	return [{ name: 'pay', label: 'Pay', inJob, inOffer: offeredPay(offer) }]
}

/** Everything of which this offer says something else than its job. */
export const differencesFrom = (job: JobSide, offer: OfferSide): Omit<OfferDifference, 'why'>[] => [
	...payDifference(job, offer),
	...termDifferences(job.terms, offer.terms),
]

/** Whether the hospital has to say why. */
export const mustSayWhy = (difference: Omit<OfferDifference, 'why'>) =>
	difference.name === 'pay' || needsReason({ ...difference, name: difference.name })

/** The name of the field in which the hospital says why. */
export const whyField = (name: DifferenceName) => `why-${name}`
