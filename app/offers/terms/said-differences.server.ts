import { jobs } from '#app/jobs/tables.server.ts'
import { termFacts, termFields, termLabel, type Terms, termsOf } from '#app/jobs/terms/terms.ts'
import { notStated } from '#app/jobs/terms/terms-path.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { languageNow, t } from '#app/platform/language/words.ts'
import { columnsIn } from '#app/platform/text/declared-fields.server.ts'
import { formatPayRange } from '#app/platform/text/money.ts'
import { offeredPay } from '../labels.ts'
import type { JobSide, OfferDifference, OfferSide } from './against-job.ts'

/** What `sayDifferences` needs of the job. */
export const jobSide = {
	...columnsIn(termFields, jobs),
	payMinPaise: jobs.payMinPaise,
	payMaxPaise: jobs.payMaxPaise,
	payUnit: jobs.payUnit,
}

/** Differences were kept in English, the language of hospitals. In another one each side says what it said, as long as that has not changed since. */
export function sayDifferences(
	differences: readonly OfferDifference[],
	job: Terms & Omit<JobSide, 'terms'>,
	offer: Terms & Omit<OfferSide, 'terms'>,
): OfferDifference[] {
	if (languageNow() === 'en') return [...differences]
	const read = () => ({ inJob: linesOf(job, payOf(job)), inOffer: linesOf(offer, offeredPay(offer)) })
	const [english, said] = [inLanguage('en', read), read()]
	const say = (side: keyof typeof said, { name, [side]: kept }: OfferDifference) =>
		english[side].get(name) === kept ? (said[side].get(name) ?? kept) : kept
	return differences.map((difference) => ({
		...difference,
		label: difference.name === 'pay' ? t`Pay` : termLabel(difference.name),
		inJob: say('inJob', difference),
		inOffer: say('inOffer', difference),
	}))
}

const payOf = ({ payMinPaise, payMaxPaise, payUnit }: Omit<JobSide, 'terms'>) =>
	payMinPaise === null || payUnit === null ? '' : formatPayRange(payMinPaise, payMaxPaise, payUnit)

const linesOf = (terms: Terms, pay: string) =>
	new Map<OfferDifference['name'], string>([
		['pay', pay],
		...termFacts(termsOf(terms)).map(({ name, value }) => [name, value || notStated()] as const),
	])
