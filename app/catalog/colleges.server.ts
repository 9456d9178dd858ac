import { dictionary } from '#app/platform/text/dictionary.ts'
import { collegeLines } from './college-list.server.ts'
import { letterNames } from './words/letter-names.ts'
import { isIndic, toDevanagari } from './words/scripts.ts'
import { foldSpelling } from './words/spelling.ts'
import { type TypedWords, typedAs } from './words/typed-words.ts'
import { plainWord } from './words/words.ts'

type College = { name: string; own: ReadonlySet<string>; cities: ReadonlySet<string>; forms: ReadonlySet<string>[] }

const maxOptions = 8

/** What a typed college was understood as: by its name, its letters or its hospital, with the city or without. */
export function readCollege(text: string): TypedWords {
	const typed = keysOf(text)
	if (typed.size === 0) return { kind: 'unknown' }
	const fits = colleges().flatMap((college) => {
		const rest = (form: ReadonlySet<string>) => [...typed].filter((key) => !form.has(key))
		const lengths = college.forms
			.filter((form) => [...form].every((key) => typed.has(key)))
			.filter((form) =>
				rest(form).every((key) => college.cities.has(key) || college.own.has(key) || saysNothing.has(key)),
			)
			.map(({ size }) => size)
		return lengths.length === 0 ? [] : [{ name: college.name, length: Math.max(...lengths) }]
	})
	if (fits.length === 0) return typedAs(fitsByRareWord(typed).slice(0, maxOptions))
	const longest = Math.max(...fits.map(({ length }) => length))
	const names = fits.filter(({ length }) => length === longest).map(({ name }) => name)
	return typedAs(names.slice(0, maxOptions))
}

/** 'Topiwala', 'Grant Medical': a word that hardly another college has, and nothing that its name does not say. */
function fitsByRareWord(typed: ReadonlySet<string>): string[] {
	const said = (college: College, key: string) =>
		college.own.has(key) || college.cities.has(key) || saysNothing.has(key)
	return colleges()
		.filter((college) => [...typed].every((key) => said(college, key)))
		.filter(({ own }) => [...typed].some((key) => own.has(key) && rareWords().has(key)))
		.map(({ name }) => name)
}

/** Of so few colleges that the word says which. */
const fewColleges = 3
let rare: ReadonlySet<string> | undefined
function rareWords(): ReadonlySet<string> {
	if (rare) return rare
	const places = new Set(colleges().flatMap(({ cities }) => [...cities]))
	const byKey = Map.groupBy(
		colleges().flatMap(({ own }) => [...own]),
		(key) => key,
	)
	rare = new Set(
		[...byKey]
			.filter(([key, of]) => of.length <= fewColleges && !saysNothing.has(key) && !places.has(key))
			.map(([key]) => key),
	)
	return rare
}

/** Colleges whose name, letters or city begin as what was typed. */
export function suggestColleges(typed: string, most = maxOptions): string[] {
	const read = readCollege(typed)
	const meant = read.kind === 'known' ? [read.name] : read.kind === 'unsure' ? read.options : []
	const keys = [...keysOf(typed)]
	const begun = colleges().filter(({ own, cities, forms }) => {
		const words = [...own, ...cities, ...forms.flatMap((form) => [...form])]
		return keys.length > 0 && keys.every((key) => words.some((word) => word.startsWith(key)))
	})
	return [...new Set([...meant, ...begun.map(({ name }) => name)])].slice(0, most)
}

let parsed: readonly College[] | undefined

function colleges(): readonly College[] {
	parsed ??= collegeLines
		.trim()
		.split('\n')
		.map((line) => {
			const [name = '', places = '', typed = ''] = line.split(' | ')
			const [city = ''] = places.split(',')
			const own = keysOf(name)
			return {
				name: `${name}, ${city}`,
				own,
				cities: keysOf(places),
				forms: [own, ...typed.split(',').map(keysOf)].map(
					(form) => new Set([...form].filter((key) => !saysNothing.has(key))),
				),
			}
		})
	return parsed
}

/** Words of any college’s name that people leave out or add. */
const saysNothing = new Set(
	'the of and for hospital research centre center smt shri sri dr pt st india inc recognised recognized'.split(' '),
)

/** Words as they are written most, whatever the script: 'शासकीय वैद्यकीय महाविद्यालय' is a government medical college. */
const sameWord = dictionary<string>({
	...{ govt: 'government', gov: 'government', shaskiy: 'government', shasakiy: 'government', sarkari: 'government' },
	...{ med: 'medical', vaidyakiy: 'medical', vaidyakiya: 'medical', medikal: 'medical' },
	...{
		coll: 'college',
		clg: 'college',
		kolej: 'college',
		kalej: 'college',
		mahavidyalay: 'college',
		mahavidyalaya: 'college',
	},
	...{
		inst: 'institute',
		instt: 'institute',
		univ: 'university',
		uni: 'university',
		con: 'nursing',
		nsg: 'nursing',
		narsinga: 'nursing',
	},
	...{
		sciences: 'science',
		hosp: 'hospital',
		johns: 'john',
		kings: 'king',
		georges: 'george',
		munbai: 'mumbai',
		hospitala: 'hospital',
	},
})

function keysOf(text: string): ReadonlySet<string> {
	const words = text
		.split(/[\s,]+/)
		.map((word) => (isIndic(word) ? (letterNames[toDevanagari(word)] ?? plainWord(toDevanagari(word))) : word))
	const folded = foldSpelling(words.join(' ').replace(/\./g, '. '))
	// 'B J' and 'B. J.' are 'bj'.
	const joined = folded.replace(/\b([a-z])(?: ([a-z]))+\b/g, (letters) => letters.replaceAll(' ', ''))
	return new Set(joined.split(' ').flatMap((word) => (word === '' ? [] : (sameWord[word] ?? word))))
}
