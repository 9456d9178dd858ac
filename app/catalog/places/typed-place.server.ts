import { dictionary } from '#app/platform/text/dictionary.ts'
import { toAsciiDigits } from '#app/platform/text/digits.ts'
import { isIndic, isUrdu } from '../words/scripts.ts'
import { nearPlaceWords } from '../words/vocabulary/noise.ts'
import { fold, gazetteer, nativeKey, spelledInOne } from './gazetteer.server.ts'
import { abroad, isDirection, noPlace, zonedCities } from './place-names.ts'

/** What was typed, as it is looked up; null where it names a place abroad or none. */
export function asPlace(text: string): string | null {
	if (text.length > 200) return null
	const plain = inEnglish(toAsciiDigits(text).trim()).replace(pinInFront, '$2 $1').replace(pinInBrackets, ' $1')
	const typed = withWholePin(plain).replace(sideOfTown, '').replace(nearBefore, '').replace(nearBehind, '')
	if (typed.replace(partOfTown, '').trim() === '') return null
	return abroad.has(fold(typed)) || noPlace.has(fold(typed)) || isDirection(fold(typed)) ? null : typed
}

/** Cities in a script of India, by up to three words, under the names that our lists have: 'நாசிக்' is 'Nashik'. */
function inEnglish(text: string): string {
	if (!isIndic(text) && !isUrdu(text)) return text
	const { areasByName, byNative } = gazetteer()
	const words = text.split(/(?<=[\s,;،])/)
	let result = ''
	for (let at = 0; at < words.length; ) {
		const known = (count: number) => {
			const name = bareOf(words, at, count)
			return byNative.get(nativeKey(name)) ?? byNative.get(spelledInOne(name))
		}
		// 'सातारा रोड' is an area, and not Satara and a word.
		const area = [3, 2].find((count) => areasByName.has(fold(bareOf(words, at, count))))
		const length = area ?? [3, 2, 1].find((count) => known(count) !== undefined)
		const city = length === undefined || area !== undefined ? undefined : known(length)
		const end = /[\s,;،]*$/.exec(words[at + (length ?? 1) - 1] ?? '')?.[0] ?? ''
		result += city ? city.label + end.replace('،', ',') : words.slice(at, at + (length ?? 1)).join('')
		at += length ?? 1
	}
	return result
}

const bareOf = (words: readonly string[], at: number, count: number) =>
	at + count > words.length
		? ''
		: words
				.slice(at, at + count)
				.join('')
				.replace(/[\s,;،]+$/, '')

/** '411014 Pune', '411028 (Hadapsar)', 'Pune (411014)': the PIN code stands behind. */
const pinInFront = /^([1-9]\d{2}\s?\d{3})[\s,(-]+([\p{L}\p{M}][^()\d]*)\)?$/u
const pinInBrackets = /\s*\(([1-9]\d{2}\s?\d{3})\)$/
const words = (list: readonly string[]) => list.toSorted((a, b) => b.length - a.length).join('|')
const nearBefore = new RegExp(`^(?:${words(nearPlaceWords)})(?![\\p{L}\\p{M}])\\.?\\s+(?=\\S)`, 'iu')
const nearBehind = new RegExp(`(?<=\\S)\\s+(?:(?:ke|च्या|के)\\s+)?(?:${words(nearPlaceWords)})$`, 'iu')

/** 'Phase 2', 'Ph-II', 'Sec 21', '7th block', 'Sector V', 'Rd No 12': which part of a place it is. */
const partOfTown =
	/(?<![\p{L}\p{M}\d])(?:(?:phase|ph|sector|sec|block|blk|stage|cross|lane|plot|gali|pocket|camp)[\s.-]*(?:no\.?\s*)?(?:\d{1,3}[a-z]?|[ivx]{1,4}|[a-z])|(?:road|rd|street)\s*no\.?\s*\d{1,3}|\d{1,3}(?:st|nd|rd|th)?\s*(?:phase|ph|sector|sec|block|blk|stage|cross|main))(?![\p{L}\p{M}\d])\.?/giu

/** How the last words of places are shortened in addresses. */
export const shortened = dictionary<string>({
	...{ rd: 'road', ngr: 'nagar', nagr: 'nagar', clny: 'colony', col: 'colony', coly: 'colony', stn: 'station' },
	...{ jn: '', jnc: '', jct: '', junction: '', gdn: 'garden', gdns: 'gardens', lyt: 'layout', hwy: 'highway' },
	...{ ext: 'extension', extn: 'extension', mkt: 'market', cir: 'circle', soc: 'society', dpt: 'depot', chk: 'chowk' },
})

/** 'Mira rd', 'Viman ngr', 'Hinjewadi Ph 2', without what says which part of it. */
export const withWholeWords = (typed: string) =>
	typed
		.replace(partOfTown, ' ')
		.replace(/(?<=\p{L}\s*)(?<![\p{L}\p{M}])\p{L}{2,8}(?![\p{L}\p{M}])\.?/gu, (word) => shortened[fold(word)] ?? word)
		.replace(/\s+/g, ' ')
		.replace(/(?:\s*[,(-]\s*)+$|^[\s,-]+/g, '')
		.trim()

/** 'K. R. Puram' is 'KR Puram'. */
export const initialsTogether = (typed: string) =>
	typed.replace(/(?<![\p{L}\p{M}])(\p{L})[.\s]+(?=\p{L}(?![\p{L}\p{M}]))/gu, '$1')

/** 'Viman Nagar, Pune-14' is 'Viman Nagar, Pune 411014'. */
const withWholePin = (typed: string) =>
	typed.replace(/((?:new )?[\p{L}\p{M}]+)\s*[-–.,]?\s*0?(\d{1,2})\.?$/iu, (all, city: string, zone: string) => {
		const beginning = zonedCities[fold(city)]
		return beginning === undefined ? all : `${city} ${beginning}${zone.padStart(2, '0')}`
	})

/** 'Malad W', 'Borivali (E)', 'Thane (West), Mumbai': the side of the railway. */
const sideOfTown = /(?<=\p{L}{3})(?:\s*\(\s*(?:[nsew]|north|south|east|west)\.?\s*\)|\s+[nsew]\.?)(?=\s*(?:,|$|\d))/giu

const beside = String.raw`(?:nr|near|opp|opposite|behind|b\/h|besides?|next to|adj(?:acent)? to|off|above|in ?front of)(?!\p{L})\.?`
/** 'Opp. City Pride Kothrud': what a place stands beside, in front of it. */
export const landmark = new RegExp(String.raw`^${beside}\s*`, 'iu')
/** 'Wakad near Dange Chowk': the same behind it. */
export const landmarkBehind = new RegExp(String.raw`(?<=\p{L}{3}.*?)[\s,(-]+${beside}.*$`, 'iu')
