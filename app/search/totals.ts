import { plural } from '#app/platform/text/counted.ts'

/** Numbers are exact up to here; beyond, '1,000+' says enough. */
export const exactUpTo = 1000
export type Total = { count: number; capped: boolean }

export const capped = (count: number): Total => ({
	count: Math.min(count, exactUpTo),
	capped: count > exactUpTo,
})

/** Of all rows that a search finds and of those that were asked for, both up to one more than are counted. */
export function totalsOf(all: number, own: number) {
	const isMentionOnly = own === 0 && all > 0
	const mentions =
		isMentionOnly || own > exactUpTo || all === own
			? null
			: { count: Math.min(all, exactUpTo) - own, capped: all > exactUpTo }
	return { total: capped(isMentionOnly ? all : own), mentions: mentions?.count === 0 ? null : mentions, isMentionOnly }
}

/** '38', '1,000+' */
const inNumbers = ({ count, capped }: Total): string => `${count.toLocaleString('en-IN')}${capped ? '+' : ''}`

/** '38 jobs', '1 job', 'No jobs', '1,000+ jobs' */
export const inWords = (total: Total, one: string): string =>
	`${total.count === 0 ? 'No' : inNumbers(total)} ${plural(total.count, one)}`

/** Where nothing of what was typed is searched. */
const notSearched = 'Not searched'

type Totals = { isNotAsked?: boolean; total: Total; mentions: Total | null; isMentionOnly: boolean }

/** '7 jobs, and 17 that mention it'; '17 related jobs' */
export function formatTotals({ total, mentions, isMentionOnly, isNotAsked = false }: Totals, one: string): string {
	if (isNotAsked) return notSearched
	if (isMentionOnly) return inWords(total, `related ${one}`)
	const words = inWords(total, one)
	return mentions ? `${words}, and ${inNumbers(mentions)} that ${mention(mentions)} it` : words
}

const mention = ({ count }: Total) => plural(count, 'mentions', 'mention')

/** Stands in a list where what was asked for ends: the place in the list, and '17 jobs that mention it'. */
export type MentionsDivider = { at: number; label: string }

export const mentionsDivider = (
	{ mentions, mentionsAt }: { mentions: Total | null; mentionsAt: number | null },
	one: string,
): MentionsDivider | null =>
	mentions && mentionsAt !== null
		? { at: mentionsAt, label: `${inWords(mentions, one)} that ${mention(mentions)} it` }
		: null

/** All that a list goes through: what was asked for, and what mentions it. */
export const listed = ({ total, mentions }: Totals): Total => ({
	count: total.count + (mentions?.count ?? 0),
	capped: total.capped || mentions?.capped === true,
})
