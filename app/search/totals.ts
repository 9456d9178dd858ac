import { many, t, words } from '#app/platform/language/words.ts'

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

type Noun = 'job' | 'open job' | 'specialist'
/** The count chooses the form, and is printed as far as we count. */
type Shown = { count: number; shown: string }
const shownOf = (total: Total): Shown => ({ count: total.count, shown: inNumbers(total) })

const none: Record<Noun, string> = words({
	job: 'No jobs',
	'open job': 'No open jobs',
	specialist: 'No specialists',
})
const some: Record<Noun | 'related job' | 'related specialist', (found: Shown) => string> = {
	job: (found) => many(found, '{shown} job', '{shown} jobs'),
	'open job': (found) => many(found, '{shown} open job', '{shown} open jobs'),
	specialist: (found) => many(found, '{shown} specialist', '{shown} specialists'),
	'related job': (found) => many(found, '{shown} related job', '{shown} related jobs'),
	'related specialist': (found) => many(found, '{shown} related specialist', '{shown} related specialists'),
}

/** '38 jobs', '1 job', 'No jobs', '1,000+ jobs' */
export const inWords = (total: Total, one: Noun): string => (total.count === 0 ? none[one] : some[one](shownOf(total)))

type Totals = { isNotAsked?: boolean; total: Total; mentions: Total | null; isMentionOnly: boolean }

/** '7 jobs, and 17 that mention it'; '17 related jobs' */
export function formatTotals(
	{ total, mentions, isMentionOnly, isNotAsked = false }: Totals,
	one: 'job' | 'specialist',
): string {
	if (isNotAsked) return t`Not searched`
	if (isMentionOnly) return some[`related ${one}`](shownOf(total))
	const found = inWords(total, one)
	return mentions
		? many(
				{ ...shownOf(mentions), found },
				'{found}, and {shown} that mentions it',
				'{found}, and {shown} that mention it',
			)
		: found
}

/** Stands in a list where what was asked for ends: the place in the list, and '17 jobs that mention it'. */
export type MentionsDivider = { at: number; label: string }

export const mentionsDivider = (
	{ mentions, mentionsAt }: { mentions: Total | null; mentionsAt: number | null },
	one: 'job' | 'specialist',
): MentionsDivider | null => {
	if (!mentions || mentionsAt === null) return null
	const found = shownOf(mentions)
	const label =
		one === 'job'
			? many(found, '{shown} job that mentions it', '{shown} jobs that mention it')
			: many(found, '{shown} specialist that mentions it', '{shown} specialists that mention it')
	return { at: mentionsAt, label }
}

/** All that a list goes through: what was asked for, and what mentions it. */
export const listed = ({ total, mentions }: Totals): Total => ({
	count: total.count + (mentions?.count ?? 0),
	capped: total.capped || mentions?.capped === true,
})
