import { and, eq, ne, sql } from 'drizzle-orm'
import { type NameReading, readNames } from '#app/hospitals/names/parsed-name.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import type { Finding } from './rules.ts'
import type { ScannedText } from './scanner.ts'
import { clausesOf, finds, wordsPattern } from './scanner/pattern.ts'

/** What every hospital is called beside its own name. */
const general =
	'the|and|of|dr|hospitals?|clinics?|institutes?|nursing|homes?|medical|medicity|healthcare|health|care|heart|cancer|eye|cent(?:re|er)s?|college|trust|foundation|research|multi|super|speciality|specialty|multispeciality|superspeciality|general|city|children|maternity|memorial|pvt|private|ltd|limited'

const recruits = finds(
	wordsPattern(
		String.raw`recruit\p{L}*|hir(?:e|es|ing)|vacanc\p{L}*|openings?|post(?:ing|ings|ed|s)|deput\p{L}*|appoint\p{L}*|select\p{L}*|shortlist\p{L}*|offer\s+letters?|letterhead|payroll|interviews?|join(?:ing)?|hr|behalf|tie[\s-]?ups?|needs?|requires?|looking\s+for|wants?|wanted|apply|careers?|staff\s+for|supply|authori[sz]\p{L}*|represent\p{L}*|through\s+us|bharti|naukri|nokri|lagwa\p{L}*|ki\s+taraf\s+se|taraf\s+se|tarfe|भरती|भर्ती|निवड|चयन|नियुक्ती|नियुक्ति|नोकरी|नौकरी|तर्फे|वतीने|की\s+ओर\s+से|की\s+तरफ\s+से`,
	),
)
/** Where a person has worked, where a place is, and who sends patients. */
const mentions = finds(
	wordsPattern(
		String.raw`experienced?|worked|trained|fellow(?:ship)?|came\s+from|former(?:ly)?|previous(?:ly)?|ex|alumni|near|opposite|opp|behind|beside|next\s+to|minutes?|km|refer(?:s|red|ral)?|patients?|transfer(?:s|red)?|similar|such\s+as|preferred|students|rotat\p{L}*|also\s+(?:operates?|practi[sc]es?)|अनुभव|जवळ|समोर|पास`,
	),
)

const wordsOf = (name: string) => name.toLowerCase().match(/[\p{L}\p{M}\d]{3,}/gu) ?? []
const isGeneral = (word: string) => new RegExp(`^(?:${general})$`, 'i').test(word)

/** Recruiting for another hospital that we have verified; and no finding of the rule where the author names its own. */
export async function findOtherHospitals(
	tx: Transaction,
	{ hospitalId, texts, found }: { hospitalId: string; texts: readonly ScannedText[]; found: readonly Finding[] },
): Promise<Finding[]> {
	const [own] = await tx
		.select({ displayName: hospitals.displayName, legalName: hospitals.legalName })
		.from(hospitals)
		.where(eq(hospitals.id, hospitalId))
	const ownWords = wordsOf(`${own?.displayName ?? ''} ${own?.legalName ?? ''}`).filter((word) => !isGeneral(word))
	const namesOwn = (text: string) => wordsOf(text).some((word) => ownWords.includes(word))
	const clauses = texts.flatMap(({ field, text }) =>
		clausesOf(text)
			.filter((clause) => recruits(clause.text) && !mentions(clause.text) && !namesOwn(clause.text))
			.map((clause) => ({ ...clause, field, words: wordsIn(clause.text) })),
	)
	const others = await listCandidates(
		tx,
		hospitalId,
		clauses.flatMap(({ words }) => words),
	)
	const named = clauses
		.filter(({ words }) => others.some((name) => isNamedIn(words, name)))
		.map(({ field, start, end, text: quote }) => ({ rule: 'name' as const, field, start, end, quote }))
	return [...found.filter(({ rule, quote }) => rule !== 'name' || !namesOwn(quote)), ...named]
}

/**
 * A word of a clause with the keys by which names of hospitals are compared, whatever its spelling and script; and those of it
 * and the next one written as one, as in ‘Life Line’ and ‘Lifeline’. Near keys are those of other vowels, as in ‘Vally’.
 */
type Word = { text: string; keys: Set<string>; joinedKeys: Set<string>; nearKeys: Set<string> }

const wordsIn = (clause: string): Word[] =>
	(clause.match(/[\p{L}\p{M}\d.'’]{2,}/gu) ?? []).slice(0, maxWords).map((text, at, all) => ({
		text,
		keys: keysOf(text),
		nearKeys: new Set(withOtherVowels(text.toLowerCase()).flatMap((each) => [...keysOf(each)])),
		joinedKeys: text.length < 3 || (all[at + 1] ?? '').length < 3 ? new Set() : keysOf(`${text}${all[at + 1]}`),
	}))

const vowels = ['a', 'e', 'i', 'o', 'u', 'y', 'ey']
/** The word with one group of its vowels replaced by another; none for words too short to be told apart. */
const withOtherVowels = (word: string) =>
	/^[a-z]{5,14}$/.test(word)
		? [...word.matchAll(/[aeiouy]+/g)].flatMap(({ 0: group, index }) =>
				vowels.map((vowel) => word.slice(0, index) + vowel + word.slice(index + group.length)),
			)
		: []
const keysOf = (text: string) => new Set(readNames([text], 'typed').nameKeys)
const maxWords = 60

/** Verified hospitals but this one that have a word of their name in these clauses. */
async function listCandidates(tx: Transaction, exceptId: string, words: readonly Word[]): Promise<NameReading[]> {
	const keys = [...new Set(words.flatMap((word) => [...word.keys, ...word.joinedKeys, ...word.nearKeys]))].filter(
		(key) => !/^(?:typed|stored):/.test(key),
	)
	if (keys.length === 0) return []
	const rows = await tx
		.select({ readings: hospitals.nameReadings })
		.from(hospitals)
		.where(
			and(
				eq(hospitals.status, 'verified'),
				ne(hospitals.id, exceptId),
				sql`${hospitals.nameKeys} && ${sql.param(keys)}::text[]`,
			),
		)
		.limit(100)
	return rows.flatMap(({ readings }) => readings).filter(({ words: named, common }) => !common || named.length > 1)
}

/**
 * Whether a clause has every word of a name, one after the other. A name of one word may be any word: it counts before a word such as
 * 'hospital', or written with a capital within a sentence.
 */
function isNamedIn(words: readonly Word[], { words: named }: NameReading): boolean {
	return words.some((first, at) => {
		const isWhole = named.every((keys, next) =>
			keys.some((key) => {
				const word = words[at + next]
				return word?.keys.has(key) || (named.length > 1 && word?.nearKeys.has(key))
			}),
		)
		const isJoined = named.length === 1 && named.every((keys) => keys.some((key) => first.joinedKeys.has(key)))
		if (!isWhole && !isJoined) return false
		if (named.length > 1) return true
		const behind = words.slice(at + 1, at + 3).some(({ text }) => house.test(text))
		return behind || (at > 0 && /^\p{Lu}\p{Ll}{3}/u.test(first.text))
	})
}
const house =
	/^(?:hospitals?|hosp|clinics?|institutes?|nursing|medical|medicity|healthcare|polyclinic|cent(?:re|er)|हॉस्पिटल|अस्पताल|रुग्णालय|क्लिनिक|दवाखाना)/iu
