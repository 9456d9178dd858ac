import type { Specialist } from '#app/identity/actor.ts'
import { toJobCard } from '#app/jobs/page/card.ts'
import { listCards } from '#app/jobs/page/cards.server.ts'
import type { MissingFact } from './facts.ts'
import { explain } from './match.ts'
import { findMatches, type Matches } from './queries.server.ts'
import { formatPayRange } from '#app/platform/text/money.ts'

/** The best matches of a specialist as cards, how many there are in all, and what would let us say more about those shown. */
export async function loadMatches(actor: Specialist, show: number, now: Date) {
	const { matches, isCut, basics } = await findMatches(actor)
	const shown = matches.slice(0, show)
	const rows = await listCards(shown.map(({ jobId }) => jobId))
	const matchOf = new Map(shown.map(({ jobId, compared }) => [jobId, explain(compared, 'specialist')]))
	const jobs = rows.flatMap((row) => {
		const match = matchOf.get(row.id)
		return match ? [{ card: toJobCard(row, now), match }] : []
	})
	const missing: MissingFact[] = [...new Set([...basics, ...jobs.flatMap(({ match }) => match.missing)])]
	return { jobs, missing, total: matches.length, count: inNumbers(matches.length, isCut), pay: monthlyPay(matches) }
}

/** '38', '300+' where there are more than were compared. */
const inNumbers = (total: number, isCut: boolean) => `${total.toLocaleString('en-IN')}${isCut && total > 0 ? '+' : ''}`

/** '₹2.8–4.5 lakh a month': from the lowest to the highest that matching jobs pay by the month; empty when none does. */
function monthlyPay(matches: Matches['matches']): string {
	const paid = matches.flatMap(({ pay: { unit, min, max } }) =>
		unit === 'month' && min !== null ? [min, max ?? min] : [],
	)
	const [first] = paid
	if (first === undefined) return ''
	const least = paid.reduce((low, paise) => (paise < low ? paise : low), first)
	const most = paid.reduce((high, paise) => (paise > high ? paise : high), first)
	return formatPayRange(least, most, 'month')
}
