import type { PlaceWords } from '../places/place-words.server.ts'
import type { UnusedReason } from './unused-words.ts'
import type { Alternative, Entry, Filter, SearchKind, SearchOrder } from './vocabulary.ts'
import type { Word } from './words.ts'

/** One idea of a typed query, with the typed words that say it, and what answers it. */
export type Term = {
	typed: string
	/** On its chip: 'Night'. */
	label: string
	/** The filter of the search form that says the same, all of it. A place and a pay are said by their filter alone. */
	filter?: Filter
	/**
	 * The best first; the alternatives of a tier are or-ed. A row matches when any tier has it. A place is met by its circle,
	 * and its tiers only say which rows come first: those whose location names it.
	 */
	tiers: Alternative[][]
	/** How many of the tiers, from the first, are what was asked for; all unless given. The others only mention it. */
	own?: number
	/** False: an ordinary word that the vocabulary does not know. The words that rows have may correct it. */
	isKnown: boolean
	/** A word of no entry, also where the vocabulary knows how it goes on. */
	isOrdinary?: true
	/** Of a degree: those who have it are of these specialities, and come into question where no one has it. */
	field?: readonly string[]
	/** Of the rows that have it, those that come first. */
	first?: Alternative[]
	/** What is left out with it, where it is not wanted. */
	kinds?: Alternative[]
	/** The nearest to what was asked for, which does not exist here. */
	isNear?: true
}

export type Understood = {
	terms: Term[]
	/** Words that say nothing, or nothing in this kind of search. */
	dropped: string[]
	/** What no row may be. */
	excluded: Term[]
	/** Words that narrow and order nothing, and why. */
	unused: Unused[]
	/** How the list is ordered, where words say so. */
	order: { by: SearchOrder; typed: string } | null
	/** The word that asks for what is near a place. */
	near: string | null
	/** How far from a place, where words say so. */
	km: number | null
	/** Another trade or profession: nothing is listed. */
	isNothing: boolean
	/** Trades of hospitals that were named and are not listed here: 'physiotherapists'. */
	unlisted: string[]
	corrections: { typed: string; to: string }[]
	/** 'near me': the person has to say where they are. */
	isNearMe: boolean
}

export type Unused = { typed: string; why: UnusedReason }

export type KnownWords = {
	/** Words that rows have are not corrected. Asked in lower case, as typed. */
	isWord?: (word: string) => boolean
	/** Rows have exactly this word, so it is not the beginning of another. */
	isWhole?: (word: string) => boolean
	/** Edits to the nearest word that rows have: a word of the vocabulary must be nearer than that. */
	distanceToWord?: (word: string) => number | null
}

export type Found = { term: Term; entry?: Entry; place?: PlaceWords; word?: Word; isOther: boolean }

export type Query = {
	kind: SearchKind
	known: KnownWords
	words: (Word & { correctedTo?: string })[]
	found: Found[]
	excluded: Found[]
	dropped: string[]
	unused: Unused[]
	/** The word that asks for what is near. */
	isNear: string | null
	order: Understood['order']
	km: number | null
	isNearMe: boolean
	/** At most so many words are one idea. */
	longest?: number
}
