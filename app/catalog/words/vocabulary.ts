import { foldSpelling } from './spelling.ts'
import { specialities, specialityName } from '../specialities.ts'
import { conditionEntries } from './vocabulary/conditions.ts'
import { degreeEntries } from './vocabulary/degrees.ts'
import { diseaseEntries } from './vocabulary/diseases.ts'
import { doctorEntries } from './vocabulary/doctors.ts'
import type { Alternative, Entry } from './vocabulary/entry.ts'
import { institutionEntries, otherTradeEntries } from './vocabulary/noise.ts'
import { nurseEntries } from './vocabulary/nurses.ts'
import { postEntries } from './vocabulary/posts.ts'
import { procedureEntries } from './vocabulary/procedures.ts'
import { unitEntries } from './vocabulary/units.ts'
import { unlistedEntries } from './vocabulary/unlisted.ts'
import { unusedEntries } from './vocabulary/unused.ts'

export type { Alternative, Entry, Filter, SearchOrder } from './vocabulary/entry.ts'

/** What people type in a search and what it stands for. An entry further up wins where two have one form. */
export const vocabulary: readonly Entry[] = [
	...institutionEntries,
	...unlistedEntries,
	...degreeEntries,
	...doctorEntries,
	...nurseEntries,
	...postEntries,
	...conditionEntries,
	...procedureEntries,
	...unitEntries,
	...diseaseEntries,
	...otherTradeEntries,
	...unusedEntries,
]

export type SearchKind = 'jobs' | 'specialists'
/** `own`: how many of the tiers, from the first, are what is meant. The others are related to it or only mention it. */
export type Meaning = Entry & { tiers: Alternative[][]; own: number }

const tag = (name: string, value: string): Alternative => ({ tag: `${name}=${value}` })
/** The lexeme of a skill or degree: its name in one spelling, with hyphens. */
export const slugOf = (name: string) => foldSpelling(name).replaceAll(' ', '-')
const known = new Set(specialities.map(({ slug }) => slug))

/** What rows must have for the words of an entry, the best first. */
export function meaningOf(entry: Entry, kind: SearchKind): Meaning {
	const own = kind === 'jobs' ? entry.inJobs : entry.inSpecialists
	const { forms, label } = entry
	const meant: Entry = own ? { ...own, forms, label } : entry
	const { itself, related } = tiersOf(meant, kind)
	const tiers = [...itself, ...related]
	return {
		...meant,
		...(entry.isNear ? { isNear: true } : {}),
		tiers,
		own: itself.length > 0 ? itself.length : tiers.length,
	}
}

/** A tier for each line, but for the parts that an entry lacks: what is meant, and then what is related to it. */
function tiersOf(entry: Entry, kind: SearchKind) {
	const { is = [], title = [], skills = [], degrees = [], asks = [], then = [], text = [], experience = [] } = entry
	const { filter, tags = [], profession, isFirstInText = false } = entry
	for (const slug of [...is, ...then]) if (!known.has(slug)) throw new Error(`vocabulary: no speciality ${slug}`)
	const limited = (alternative: Alternative): Alternative =>
		profession ? { all: [alternative, tag('profession', profession)] } : alternative
	const titles = new Set((is.length > 0 ? [...title, entry.label] : title).map(foldSpelling))
	const next = then.map((slug) => tag('speciality', slug))
	const asked = asks.map((words) => words.map((word): Alternative => ({ words: foldSpelling(word), in: 'AB' })))
	const inTitle = [...titles].map((words) => limited({ words, in: 'A' }))
	// A title in its own field comes first: the surgeon for joints, and then the anesthesiologist for joints.
	const isTitled = is.length === 0 && experience.length === 0 && next.length > 0
	// A rank of people is their years; of a job it is the title.
	const isRank = experience.length > 0 && (kind === 'specialists' || (is.length === 0 && titles.size === 0))
	const years = experience.map((value) => [limited(tag('experience', value))])
	// A skill in its own field comes before the same skill elsewhere.
	const skilled = skills.flatMap((name) => [
		is.length > 0 ? [] : next.map((post) => ({ all: [tag('skill', slugOf(name)), post] })),
		[tag('skill', slugOf(name)), { words: foldSpelling(name), in: 'AB' } as const].map(limited),
	])
	// Its own post before others that are meant too: General Surgeon, and then laparoscopic surgeons.
	const named = is.find((slug) => specialityName(slug) === entry.label)
	const said = text.map((words) => [limited({ words: foldSpelling(words) })])
	const itself = [
		...(isFirstInText ? said : []),
		...(filter && isTagged(filter.name) ? filter.values : []).map((value) => [tag(filter?.name ?? '', value)]),
		// Many who went on to another field have the degree too.
		kind === 'specialists' && degrees.length === 1
			? degrees.flatMap((name) => next.map((post) => ({ all: [tag('degree', slugOf(name)), post] })))
			: [],
		kind === 'specialists' ? degrees.map((name) => tag('degree', slugOf(name))) : [],
		// Posts of the field that ask for the degree come before other posts that would take it.
		kind === 'jobs' && degrees.length > 0
			? asked.flatMap((words) => next.map((post) => ({ all: [...words, post] })))
			: [],
		// 'MD, DNB or DA' in a job of the speciality leaves the subject out.
		kind === 'jobs' && degrees.length > 0
			? asked.flatMap(([first, ...more]) =>
					first && more.length > 0 ? next.map((post) => ({ all: [first, post] })) : [],
				)
			: [],
		asked.map(together),
		// A junior consultant is no consultant of five years.
		is.length > 0
			? []
			: experience.flatMap((value) =>
					[...titles].map((words) => ({ all: [{ words, in: 'A' } as const, tag('experience', value)] })),
				),
		isTitled && kind === 'jobs'
			? [...titles].flatMap((words) => next.map((post) => ({ all: [{ words, in: 'A' } as const, post] })))
			: [],
		named && is.length > 1 ? [tag('speciality', named)] : [],
		[
			...is.map((slug) => tag('speciality', slug)),
			...tags.map((name) => ({ tag: name })),
			...(isTitled || is.length > 0 ? [] : inTitle),
		],
		// A procedure asks for people who can do it; a post that does it is only near.
		...(is.length > 0 ? [] : skilled),
		...(isRank ? years : []),
	]
	const related = [
		// A pediatric anesthesiologist is no pediatrician.
		is.length > 0 ? inTitle : [],
		...(is.length > 0 ? skilled : []),
		...(isRank ? [] : years),
		...(degrees.length > 0 ? [kind === 'jobs' || degrees.length === 1 ? next : []] : next.map((post) => [post])),
		isTitled ? inTitle : [],
		...(isFirstInText ? [] : said),
	]
	const filled = (tiers: Alternative[][]) => tiers.filter((tier) => tier.length > 0)
	return { itself: filled(itself), related: filled(related) }
}

/** Filters of days and of a column have no tag. */
const isTagged = (name: string) => name !== 'from' && name !== 'relocate'

const together = (parts: Alternative[]): Alternative => (parts.length === 1 && parts[0] ? parts[0] : { all: parts })
