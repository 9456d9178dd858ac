import { isDevanagari, toLatin } from '#app/catalog/words/devanagari.ts'
import { greatTowns, placeNames } from '#app/catalog/places/places.server.ts'
import { letterNames } from '#app/catalog/words/letter-names.ts'
import { launchMarket } from '#app/catalog/places/launch-market.ts'
import { toDevanagari } from '#app/catalog/words/scripts.ts'
import { american } from '#app/catalog/words/spelling.ts'
import { states } from '#app/catalog/places/states.ts'
import { consonantsOf, soundOf, withoutALetter } from './name-sounds.ts'
import {
	addressWords,
	commonWords,
	fieldWords,
	genericWords,
	longGenericWords,
	namingTitles,
	pointingAlone,
	pointingWords,
	titleWords,
} from './name-words.ts'

export type Kind = 'word' | 'place' | 'field' | 'generic' | 'title' | 'initial'
/** `text` is what it is compared by, the place's or field's own name; `typed` is what stood there. */
export type Token = { text: string; typed: string; isLatin: boolean; kind: Kind }

/** The words of a name one after the other, each with what it says: a place, a field of medicine, a title, or a word of its own. */
export function tokensOf(name: string): Token[] {
	const words = wordsOf(name)
	const tokens: Token[] = []
	for (let at = 0; at < words.length; ) {
		const [length, place] = placeAt(words, at)
		const word = words[at]
		const typed = textOf(words.slice(at, at + length))
		if (word?.text === 'postgraduate' && words[at + 1] && soundOf(words[at + 1]?.text ?? '') === soundOf('institute'))
			tokens.push({ text: 'pgi', typed: word.text, kind: 'word', isLatin: true })
		else if (place !== undefined) tokens.push({ text: place, typed, kind: 'place', isLatin: word?.isLatin ?? true })
		else if (word) tokens.push({ ...word, typed, ...kindOf(word) })
		at += length
	}
	if (tokens.some(({ kind }) => kind === 'word' || kind === 'initial')) return tokens
	return tokens.map((token) => (book().namingTitles.has(token.typed) ? { ...token, kind: 'word' } : token))
}

type NameWord = { text: string; isLatin: boolean; isLetter: boolean }

/** The longest name of a place that begins here, of up to three words. */
function placeAt(words: readonly NameWord[], at: number): [length: number, place: string | undefined] {
	for (let length = Math.min(3, words.length - at); length > 0; length--) {
		const place = book().places.get(textOf(words.slice(at, at + length)))
		if (place !== undefined) return [length, place]
	}
	const word = words[at]
	return [1, word && !word.isLatin ? book().placesByBones.get(consonantsOf(soundOf(word.text))) : undefined]
}

const textOf = (words: readonly NameWord[]) => words.map(({ text }) => text).join(' ')

function kindOf({ text, isLatin, isLetter }: NameWord): { text: string; kind: Kind } {
	const { titles, generics, longGenerics, genericBones, fields, fieldBones } = book()
	if (isLetter) return { text, kind: 'initial' }
	if (titles.has(text)) return { text, kind: 'title' }
	if (/^\p{N}+$/u.test(text) || digits.includes(text)) return { text, kind: 'generic' }
	const sound = soundOf(text)
	const bones = isLatin ? '' : consonantsOf(sound)
	const isGeneric =
		generics.has(sound) || genericBones.has(bones) || withoutALetter(sound).some((key) => longGenerics.has(key))
	if (isGeneric) return { text, kind: 'generic' }
	const field = fields.get(sound) ?? fieldBones.get(bones)
	if (field !== undefined) return { text: field, kind: 'field' }
	return { text, kind: isLatin && unspoken.test(text) && !isCommon(text) ? 'initial' : 'word' }
}

/** 'VN' and 'BYL' are initials, 'KEM' may be a word. */
const unspoken = /^(?:[a-z]{2}|[^aeiou\W\d_]{3})$/

/** Of villages and quarters: as much a kind of house as 'rural hospital'. */
const publicHouse =
	/(?<!\S)(?:u? ?p ?h ?c|c ?h ?c|(?:urban )?(?:primary|community|urban) health cent(?:re|er)|(?:प्राथमिक|सामुदायिक) (?:आरोग्य|स्वास्थ्य) के(?:ं|न्)द्र)(?!\S)/gu
/** 'sanehospital', 'जहांगीरहॉस्पिटल' */
const runTogether =
	/(?<!\S)(?!(?:poly|multi|super|bal|netra)(?:hosp|clinic))([\p{L}\p{M}]{3,}?)(hospitals?|hosp|clinics?|nursinghome|हॉस्पिटल|हास्पिटल|क्लिनिक|क्लीनिक)(?!\S)/gu

/** The words of a name in Latin letters; single letters in a row are initials. */
export function wordsOf(name: string): NameWord[] {
	const plain = name
		.normalize('NFKC')
		.replace(/['’ʼ`]s(?!\p{L})|\p{Cf}|['’ʼ`]/gu, '')
		.replace(/&/g, ' and ')
		.toLowerCase()
		.replace(/(?<!\d)\d(?!\d)/g, (digit) => ` ${digits[Number(digit)]} `)
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.replace(/\bpost graduate\b/g, 'postgraduate')
		.replace(/ॐ|(?<!\S)aum(?!\S)/gu, 'om')
		.replace(/\bsub district\b|(?<!\S)s ?d ?h(?!\S)/gu, 'subdistrict')
		.replace(publicHouse, 'phc')
		.replace(runTogether, '$1 $2')
		.trim()
	const words: NameWord[] = []
	for (const typed of plain.split(' ').filter(Boolean)) {
		const native = toDevanagari(typed)
		const isLatin = !isDevanagari(native)
		const letter = isLatin ? /^[a-z]$/.exec(typed)?.[0] : (letterNames[native] ?? spelledOut(native))
		const last = words.at(-1)
		if (letter === undefined)
			words.push({
				text: singular(isLatin ? american(withoutAccents(typed)) : toLatin(native)),
				isLatin,
				isLetter: false,
			})
		else if (last?.isLetter) last.text += letter
		else words.push({ text: letter, isLatin: true, isLetter: true })
	}
	return words
}

/** 'पीजीआई': three letters or more in one word. */
const spelledOut = (native: string): string | undefined =>
	allLetters.test(native)
		? [...native.matchAll(oneLetter)].map(([name]) => letterNames[name] ?? '').join('')
		: undefined
const letterPattern = Object.keys(letterNames)
	.toSorted((a, b) => b.length - a.length)
	.join('|')
const allLetters = new RegExp(`^(?:${letterPattern}){3,}$`, 'u')
const oneLetter = new RegExp(letterPattern, 'gu')

const digits = 'zero one two three four five six seven eight nine'.split(' ')
const withoutAccents = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '')
/** 'Kulkarnis' is one of Kulkarni. 'AIIMS' is no plural, nor as other scripts write it: 'eims'. */
export const singular = (word: string) =>
	word.length >= 5 && /(?:[^isu]|.{4}i)s$/.test(word) && !/^[aeiou][aeiouy]/.test(word) ? word.slice(0, -1) : word

export const isCommon = (text: string) => book().common.has(soundOf(text))

/** Towns below are too small for a word of a name to mean them. */
const knownTowns = 1_500

let loaded: ReturnType<typeof load> | undefined
export const book = () => (loaded ??= load())

function load() {
	const sounds = (words: readonly string[]) => words.flatMap((word) => wordsOf(word).map(({ text }) => soundOf(text)))
	const bones = (words: readonly string[]) =>
		sounds(words)
			.map(consonantsOf)
			.filter(({ length }) => length >= 3)
	const inFields = <Key>(keysIn: (words: readonly string[]) => Key[]) =>
		new Map(Object.entries(fieldWords).flatMap(([field, words]) => keysIn(words).map((key) => [key, field] as const)))
	const generics = new Set(sounds(genericWords))
	const { cities, areas } = placeNames()
	const places = new Map<string, string>()
	const add = (name: string, place: string) => {
		const words = wordsOf(name)
		const text = textOf(words)
		if (text.length < 3 || places.has(text) || words.every((word) => generics.has(soundOf(word.text)))) return
		places.set(text, textOf(wordsOf(place)).replaceAll(' ', ''))
	}
	const placesByBones = new Map<string, string>()
	for (const [at, { names, name }] of cities.slice(0, knownTowns).entries()) {
		for (const one of names) {
			add(one, name)
			const bones = consonantsOf(soundOf(textOf(wordsOf(one))))
			if (at < greatTowns && bones.length >= 3) placesByBones.set(bones, textOf(wordsOf(name)))
		}
	}
	for (const { names } of areas) for (const one of names) add(one, names[0] ?? one)
	for (const state of Object.values(states)) add(state, state)
	return {
		places,
		farTowns: new Set(
			cities
				.slice(greatTowns, knownTowns)
				.filter(({ state }) => state !== launchMarket.state)
				.map(({ name }) => textOf(wordsOf(name)).replaceAll(' ', '')),
		),
		greatTowns: new Set(cities.slice(0, greatTowns).map(({ name }) => textOf(wordsOf(name)).replaceAll(' ', ''))),
		placesByBones,
		generics,
		longGenerics: new Set(sounds(longGenericWords).flatMap((sound) => [`-${sound}`, sound, ...withoutALetter(sound)])),
		genericBones: new Set(bones(longGenericWords)),
		titles: new Set(titleWords.flatMap((word) => wordsOf(word).map(({ text }) => text))),
		namingTitles: new Set(namingTitles.flatMap((word) => wordsOf(word).map(({ text }) => text))),
		pointing: new Set(pointingWords.flatMap((word) => wordsOf(word).map(({ text }) => text))),
		pointingAlone: new Set(pointingAlone),
		addresses: new Set(addressWords.flatMap((word) => wordsOf(word).map(({ text }) => text))),
		common: new Set(sounds([...commonWords, ...namingTitles])),
		fields: inFields(sounds),
		fieldBones: inFields(bones),
	}
}
