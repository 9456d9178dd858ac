import { dictionary } from '#app/platform/text/dictionary.ts'
import { consonantsOf, scriptBonesOf, soundOf, withoutALetter } from './name-sounds.ts'
import { shortHouseWords } from './name-words.ts'
import { book, isCommon, type Kind, singular, type Token, tokensOf, wordsOf } from './name-tokens.server.ts'

/**
 * One way to read a hospital's name, ready to be compared by `hospital_names_match` in the database: two names are of one
 * hospital if every distinctive word of the one is in the other, and neither initials nor field of medicine say otherwise.
 */
export type NameReading = {
	/** Each distinctive word by its keys: two words are the same when they share one. */
	words: string[][]
	/** Only words that many hospitals carry: a longer name that contains them is not this hospital's. */
	common: boolean
	/** Of a person's name: 'vn' in 'V. N. Sane Hospital'. */
	initials: string
	/** Fields of medicine: 'heart'. */
	fields: string[]
}

/** What a name says, as its row stores it: the readings, and the keys of all their words, by which an index finds them. */
export type NameReadings = { nameReadings: NameReading[]; nameKeys: string[] }

/** Stored: a name that a hospital has. Typed: a name by which a person means a hospital. */
type Side = 'stored' | 'typed'

/** Every way to read these names of one hospital. */
export function readNames(names: readonly string[], side: Side): NameReadings {
	const read = names
		.flatMap((name) => (side === 'typed' ? [name, ...signOf(name)] : [name]))
		.flatMap((name) => readingsOf(name, side))
	const nameReadings = [...new Map(read.map((reading) => [JSON.stringify(reading), reading])).values()]
	return { nameReadings, nameKeys: [...new Set(nameReadings.flatMap(({ words }) => words.flat()))] }
}

/** 'MH Kirkee', 'RH Paud': what the letters say on the sign of a public house. */
function signOf(name: string): string[] {
	const [, letters = '', rest = ''] = /^\s*(mh|rh|dh)\s+(\S.*)$/iu.exec(name) ?? []
	const house = signs[letters.toLowerCase()]
	return house === undefined ? [] : [`${house} hospital ${rest}`]
}
const signs = dictionary<string>({ mh: 'military', rh: 'rural', dh: 'district' })

/** Whether a typed name could be any hospital's: 'Hospital', 'Pune', 'Heart Institute', 'my present hospital'. 'Bombay Hospital' is a name. */
export function isTooVague(name: string): boolean {
	if (!/[\p{L}\p{N}]/u.test(name)) return true
	// 'Hospital in Baner', 'nursing home near my house': what stands before says which.
	const [before = ''] = name.split(/(?<=\S)\s+(?:in|near|around|close to)\s/iu)
	if (before.length < name.length) return isTooVague(before)
	const all = tokensOf(name)
	const { pointing, pointingAlone } = book()
	if (all.every(({ typed }) => pointing.has(typed) || pointingAlone.has(typed))) return true
	const points = ({ typed }: Token, at: number) => pointing.has(typed) && all[at + 1]?.typed !== 'india'
	const tokens = all.filter((token, at) => !points(token, at))
	if (tokens.length === 0) return all.length > 0
	const has = (kind: Token['kind']) => tokens.some((token) => token.kind === kind)
	if (has('word')) return false
	if (has('initial')) return initialsOf(tokens).length < 2
	// 'Manipal' is rather a group of hospitals than the town far away.
	if (tokens[0]?.kind === 'place' && book().farTowns.has(tokens[0].text)) return false
	return tokens.length < all.length || !(has('place') && (has('generic') || has('field')))
}

/** 'Manipal', 'Deccan': a town or quarter that hospitals may be named after, and no great city. */
export function isTownAlone(name: string): boolean {
	const tokens = tokensOf(name)
	return tokens.length > 0 && tokens.every(({ kind, text }) => kind === 'place' && !book().greatTowns.has(text))
}

export const hasOwnWord = (name: string) => tokensOf(name).some(({ kind }) => kind === 'word')

/** Whether it says that it is a hospital, or another house of that kind: 'Ruby Clinic', 'रूबी हॉस्पिटल', not 'Ruby wing'. */
const isHouse = (name: string) =>
	wordsOf(name).some(({ text, isLatin }) => {
		const sound = soundOf(text)
		return (
			shortHouseWords.includes(text) ||
			book().longGenerics.has(sound) ||
			(!isLatin && book().genericBones.has(consonantsOf(sound)))
		)
	})

/**
 * Whether the name of a site or a department is that of the `other` hospital and not of its `own`: it has all the words that
 * make the other's name its own, or says only the first of them of a house. A name of words that many hospitals carry says so
 * of a house too: 'City Hospital', not 'City branch'.
 */
export function isNamedAfter(name: string, other: readonly NameReading[], own: readonly NameReading[]): boolean {
	const mine = own.flatMap(({ words }) => words)
	const house = isHouse(name)
	return readingsOfPart(name).some((site) =>
		other.some(({ words, common, fields, initials }) => {
			if (common && !(house && fields.every((field) => site.fields.includes(field)))) return false
			if (fields.length > 0 && site.fields.length > 0 && !fields.some((field) => site.fields.includes(field)))
				return false
			if (!initials.startsWith(site.initials) && !site.initials.startsWith(initials)) return false
			if (areIn(words, site.words)) return !areIn(words, mine)
			const [first = []] = words
			return house && !site.common && areIn([first], site.words) && areIn(site.words, words) && !areIn(site.words, mine)
		}),
	)
}

/** Also behind a comma, a hyphen or a bracket. Its own first letters say nothing: 'Kothrud East Main' is not KEM. */
const readingsOfPart = (name: string) =>
	readNames([name.replace(/[,;()[\]{}|\n–—-]/gu, ' ')], 'typed').nameReadings.filter(({ words }) =>
		words.flat().some((key) => !key.startsWith('typed:')),
	)

const areIn = (words: readonly string[][], others: readonly string[][]) =>
	words.every((keys) => {
		// Two consonants are not enough to tell one word by: 'नवी इमारत' is not Nova.
		const known = words.length > 1 ? keys : keys.filter((key) => !/^(?:script|latin):.{0,2}$/u.test(key))
		return others.some((other) => known.some((key) => other.includes(key)))
	})

function readingsOf(name: string, side: Side): NameReading[] {
	const [main = '', ...others] = partsOf(name, side)
	// What is in brackets is often only a place: '(Sion)', but '(Sion Hospital)' is a name.
	const further = others.filter((part) => hasOwnWord(part) || (isHouse(part) && !isTooVague(part)))
	const readings = [main, ...further].flatMap((part) => readingsOfName(tokensOf(part), side))
	return readings.length > 0 ? readings : [asTyped(name)]
}

/** A person also means what stands in front of the house: 'Patil Hosp Chakan' is Patil Hospital. */
function readingsOfName(tokens: readonly Token[], side: Side): NameReading[] {
	const whole = readingsOfTokens(tokens, side)
	const house = tokens.findLastIndex(({ kind, typed }) => kind === 'generic' && isHouse(typed))
	const name = tokens.slice(0, house + 1)
	const isNamed = name.some(({ kind }) => kind === 'word') && name.length < tokens.length
	return side === 'typed' && isNamed ? [...whole, ...readingsOfTokens(name, side)] : whole
}

/** A name without a letter that we read, or without any word of its own, is compared as it is. */
const asTyped = (name: string): NameReading => ({
	words: [[`=${name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()}`]],
	common: true,
	initials: '',
	fields: [],
})

const otherNames =
	/\b(?:formerly|previously|earlier|erstwhile|alias|aka|also known as|now known as|an? unit of|unit of|managed by|run by)\b/iu

/**
 * The name, and besides it what is in brackets or behind 'formerly'. Behind a comma or a dash is the address, unless no name
 * comes before it, or it says that it is a house, 'Wanless Hospital', or whose, 'a Fortis associate'. A person may also list several.
 */
function partsOf(name: string, side: Side): string[] {
	const inside = [...name.matchAll(/[([{]([^)\]}]*)/gu)].map(([, text = '']) => text)
	const [main = '', ...former] = name.replace(/[([{][^)\]}]*[)\]}]?/gu, ' ').split(otherNames)
	const [first = '', ...behind] = main.split(/[,;\n/]|\s[-–—|]\s/u)
	const isName = tokensOf(first).some(({ kind }) => kind === 'word' || kind === 'initial')
	const named = behind
		.filter((part) => hasOwnWord(part) && !isAddress(part))
		.filter((part) => side === 'typed' || isHouse(part) || /^\s*an?\s/iu.test(part))
	const all = [
		...(isName ? [first, ...named.map((part) => part.replace(/^\s*an?\s/iu, ''))] : [main]),
		...former,
		...inside.flatMap((text) => text.split(otherNames)),
	]
	return all.filter((part) => /[\p{L}\p{N}]/u.test(part))
}

const isAddress = (part: string) => /\p{N}/u.test(part) || wordsOf(part).some(({ text }) => book().addresses.has(text))

const initialsOf = (tokens: readonly Token[]) =>
	tokens.flatMap(({ kind, text }) => (kind === 'initial' ? [text] : [])).join('')

function readingsOfTokens(tokens: readonly Token[], side: Side): NameReading[] {
	const of = (kind: Kind) => tokens.filter((token) => token.kind === kind)
	const [words, places, fields, initials] = [of('word'), of('place'), of('field'), initialsOf(tokens)]
	const fieldNames = [...new Set(fields.map(({ text }) => text))]
	const read = (own: readonly Token[], rest: Pick<NameReading, 'initials' | 'fields'>): NameReading[] => {
		const reading = (chosen: readonly Token[], isOfCommon = false): NameReading => ({
			words: chosen.map((token) => [
				...keysOf(token, side),
				...(chosen.length === 1 ? abbreviationKey(token, side) : []),
			]),
			common: isOfCommon || chosen.every(({ kind, text }) => kind !== 'word' || isCommon(text)),
			...rest,
		})
		const all = reading(own)
		// 'Life Line' and 'Lifeline', 'Mother hood' and 'Motherhood'.
		const joined = tokens.slice(1).flatMap((token, at) => {
			const before = tokens[at]
			if (!before || !(own.includes(before) || own.includes(token)) || !canJoin(before) || !canJoin(token)) return []
			const one: Token = {
				...before,
				text: before.typed + token.typed,
				typed: before.typed + token.typed,
				kind: 'word',
			}
			const words = tokens.flatMap((each) =>
				each === before ? [one] : each !== token && own.includes(each) ? [each] : [],
			)
			return [reading(words, all.common)]
		})
		return own.length > 0 ? [all, ...joined] : []
	}
	const short = abbreviationsOf(tokens, side)
	if (words.length > 0) {
		const rest = { initials, fields: fieldNames }
		// A place that the name begins with belongs to it: 'Sagar Jyoti'.
		const first = tokens.find(({ kind }) => kind !== 'title' && kind !== 'generic')
		const withPlace = first?.kind === 'place' ? read([first, ...words], rest) : []
		// 'Hinduja Mahim' is Hinduja National: what many hospitals carry is left out by people.
		const rare = words.filter(({ text }) => !isCommon(text))
		const withoutCommon = side === 'stored' && rare.length > 0 && rare.length < words.length ? read(rare, rest) : []
		return [...read(words, rest), ...withoutCommon, ...withPlace, ...short]
	}
	if (initials.length >= 2)
		return [
			...read([{ text: initials, typed: initials, kind: 'word', isLatin: true }], { initials: '', fields: fieldNames }),
			...short,
		]
	if (places.length > 0) return [...read(places.slice(0, 1), { initials: '', fields: fieldNames }), ...short]
	return fields.length > 0 ? [...read(fields, { initials: '', fields: [] }), ...short] : []
}

/** Not 'Sai' and 'Hospital', nor 'Dr' and 'Sane'; but 'DY' and 'Patil', 'Shree' and 'Ganesh', 'Cloud' and '9'. */
const canJoin = ({ kind, typed }: Token) =>
	kind !== 'place' && (kind !== 'title' || book().namingTitles.has(typed)) && !smallWords.has(typed) && !isHouse(typed)

const smallWords = new Set(['and', 'of', 'the', 'for', 'at', 'in', 'on'])

/**
 * 'DMH' for Deenanath Mangeshkar Hospital & Research Centre: the first letters, as far as people say them. A title or
 * a field of medicine may be left out: 'SKN' is Smt. Kashibai Navale, 'BJMC' B. J. Government Medical College.
 */
function abbreviationsOf(tokens: readonly Token[], side: Side): NameReading[] {
	const named = tokens.filter(({ typed }) => !smallWords.has(typed))
	const lettersOf = (without: readonly Kind[], isTwice: boolean) =>
		named
			.filter(({ kind }) => !without.includes(kind))
			.map(({ typed, kind }) =>
				kind === 'initial' ? typed : ((isTwice ? twoLetters[typed] : undefined) ?? typed.slice(0, 1)),
			)
			.join('')
	const beginnings = [[], ['title'], ['field'], ['title', 'field']]
		.flatMap((without) => [false, true].map((isTwice) => lettersOf(without as Kind[], isTwice)))
		.flatMap((letters) => [3, 4, 5, 6, 7].map((length) => letters.slice(0, length)))
	return [...new Set([personsLetters(named), ...beginnings])]
		.filter((letters) => /^[a-z]{2,7}$/.test(letters))
		.map((letters) => ({
			words: [[`${side}:${singular(letters)}`, ...spokenKey(letters, side)]],
			common: true,
			initials: '',
			fields: [],
		}))
}

/** 'JJ' for Sir Jamshedjee Jeejeebhoy, 'DY' for D. Y. Patil: two letters alone are of a person's names. */
function personsLetters(named: readonly Token[]): string {
	const [first, second] = named.filter(({ kind }) => kind !== 'title')
	if (first?.kind === 'initial' && first.text.length >= 2) return first.text.slice(0, 2)
	return first?.kind === 'word' && second?.kind === 'word' ? first.typed.slice(0, 1) + second.typed.slice(0, 1) : ''
}

/** 'PGI' and 'PI' for Postgraduate Institute. */
const twoLetters = dictionary<string>({ postgraduate: 'pg', superspeciality: 'ss', superspecialty: 'ss' })

/** An abbreviation that is read aloud as a word, as another script writes it: एम्स is AIIMS. */
function spokenKey(letters: string, side: Side): string[] {
	const bones = scriptBonesOf(soundOf(letters))
	return side === 'stored' && letters.length >= 5 && bones.length >= 3 ? [`script:${bones}`] : []
}

/** By which the only word of a name is found as the first letters of another name. */
const abbreviationKey = ({ text }: Token, side: Side) =>
	/^[a-z]{2,7}$/.test(text) && !isCommon(text) ? [`${side === 'stored' ? 'typed' : 'stored'}:${text}`] : []

/**
 * The spellings of a word: what all of them sound like, the same with a letter less, its consonants. In another script
 * vowels are lost, so only consonants have to be the same.
 */
function keysOf({ text, typed, isLatin, kind }: Token, side: Side): string[] {
	const keys = [text, typed.replaceAll(' ', '')].flatMap((word) => keysOfWord(word, isLatin, side))
	// The name of a place is not a typing mistake for another place: Kalyani is not Kalyan.
	const isExact = kind === 'place' && side === 'typed'
	return [...new Set(isExact ? keys.filter((key) => !/^[-~]/.test(key)) : keys)]
}

function keysOfWord(word: string, isLatin: boolean, side: Side): string[] {
	const sound = soundOf(word)
	const bones = consonantsOf(sound)
	const keys = [sound]
	// 'Bharti' and 'Bharati': the short vowel is not always written.
	const short = sound.slice(0, 1) + sound.slice(1).replaceAll('a', '')
	if (short.length >= 4) keys.push(`a:${short}`)
	if (bones.length >= 2) {
		if (!isLatin || side === 'stored') keys.push(`script:${scriptBonesOf(sound)}`)
		if (isLatin === (side === 'typed')) keys.push(`latin:${scriptBonesOf(sound)}`)
	}
	if (isCommon(word)) return keys
	if (sound.length >= 5) keys.push(`-${sound}`)
	if (sound.length >= 6) keys.push(...withoutALetter(sound))
	if (bones.length >= 4) keys.push(`~${bones}`)
	else if (bones.length === 3) keys.push(`~${bones} ${/[aeiou]/.exec(sound)?.[0] ?? ''}`)
	return keys
}
