import type { UnusedReason } from '../unused-words.ts'

/** What a row of a search table must have. */
export type Alternative =
	/** An exact tag: 'speciality=neurosurgeon', 'skill=spine-surgery'. */
	| { tag: string }
	/** All of these words, next to each other; in the title and speciality (A), or also in skills, requirements and degrees (AB). */
	| { words: string; in?: 'A' | 'AB'; prefix?: true }
	| { all: Alternative[] }

export type SearchOrder = 'newest' | 'pay' | 'start' | 'nearest'

export type Filter = { name: string; values: string[]; unit?: 'month' | 'shift' | 'hour' | 'case'; km?: string }

/** What a search does with words of an entry. The parts become tiers in the order in which they are listed here. */
export type Entry = {
	/**
	 * What people type, parted by commas, in any of the three languages. Capitals mark abbreviations and degrees: no typo is
	 * corrected to one, nor to a usual misspelling, which a tilde marks. Case, accents, hyphens, plurals, British spelling and spaces make no difference.
	 */
	forms: string
	label: string
	/** A filter of the form with its values, the first before the others. Says all; the search that lacks the filter ignores the words. */
	filter?: Filter
	/** Exact tags that count as what is meant. */
	tags?: string[]
	/** Words of the title: a rank or a free speciality. */
	title?: string[]
	/** Slugs of specialities: the post or person that is meant. */
	is?: string[]
	/** Names of skills of the catalog, the best first. */
	skills?: string[]
	/** Degrees of the catalog that are meant, and the words by which a job asks for them (all of one list). */
	degrees?: string[]
	asks?: string[][]
	/** Specialities that come next, the best first. */
	then?: string[]
	/** Words anywhere in the text, the best first. */
	text?: string[]
	/** A device or an hour of duty that has no skill or tag of its own: rows that name it in their text come first. */
	isFirstInText?: true
	/** Of a whole profession, the specialities that come first: the bedside before those who supervise it. */
	first?: string[]
	/** Words of titles that are a kind of it: no NICU either, where no ICU is wanted. */
	kinds?: string[]
	/** Values of `experience` for the people meant by a rank. */
	experience?: string[]
	/** Limits the tags and words that people of both professions may have. */
	profession?: 'doctor' | 'nurse'
	only?: 'jobs' | 'specialists'
	/** What it stands for in a list of jobs or of specialists, where that differs. */
	inJobs?: Omit<Entry, 'forms' | 'label'>
	inSpecialists?: Omit<Entry, 'forms' | 'label'>
	/** The nearest that there is; the page says so. */
	isNear?: true
	/** Another trade: an honest nothing. */
	isNothing?: true
	/** Of a trade in hospitals that we do not list: what its people are called, 'physiotherapists'. */
	unlisted?: string
	/** Of a department: the trade that is not listed of those who call it their own. */
	staff?: string
	/** Slugs among which a person chooses who calls their own speciality so, where that is not what the search finds first. */
	chosenFrom?: string[]
	/** Nothing is searched by it: why, for the page to say. */
	unused?: UnusedReason
	/** Neither jobs nor profiles state it; the page says so. */
	isUnstated?: true
	/** Why, in the kind of search that `only` leaves out. */
	elsewhere?: UnusedReason
	/** How the list is ordered. */
	order?: SearchOrder
	/** Part of the name of an institution; says nothing about the job. */
	isInstitution?: true
}
