import type { Line } from '../resume-reading/lines.ts'
import { foldName, isNameOfPerson } from '../resume-reading/name.ts'
import { isPlaceOfWork, roleWords } from '../resume-reading/workplaces.ts'
import { type Span, spansOf } from './span.ts'

const relation = String.raw`(?:father|mother|husband|wife|spouse|guardian|parent|nominee|next of kin|emergency contact(?: person)?|referee|reference)`
const ownedBy = String.raw`${relation}s?(?:['’]\s?s|s['’])?`
const relationInHindi = String.raw`(?:वडिलां(?:चे|चं)|आईचे|पतीचे|पत्नीचे|पालकाचे|पिता(?:\s*\/\s*पति)?|माता|पति|पत्नी|अभिभावक)(?:\s+(?:का|की|के))?(?:\s+पूर्ण)?\s*(?:नाव|नाम)?`
const relationInScripts =
	'પિતા|પતિ|માતા|পিতা|স্বামী|মাতা|ਪਿਤਾ|ਪਤੀ|ਮਾਤਾ|ପିତା|ସ୍ୱାମୀ|ମାତା|தந்தை|கணவர்|தாய்|తండ్రి|భర్త|తల్లి|ತಂದೆ|ಪತಿ|ತಾಯಿ|പിതാവ|അച്ഛ|ഭർത്താവ|മാതാവ'
const namedBehind = [
	new RegExp(
		String.raw`(?<!\p{L})(?:${ownedBy}(?:\s*(?:\/|or|&|and)\s*${ownedBy})*(?:\s+(?:full\s+)?name)?|name\s+of\s+(?:the\s+)?${relation}s?(?:\s*\/\s*${relation}s?)*)(?:\s*\d)?\s*[:\t–-][\s:–-]*(?<hidden>[^\n|\t,;(]{2,60})`,
		'giu',
	),
	new RegExp(String.raw`${relationInHindi}\s*[:–-]+\s*(?<hidden>[^\n|\t,;(]{2,60})`, 'gu'),
	new RegExp(
		String.raw`(?:${relationInScripts})[\p{L}\p{M}]*(?:\s+[\p{L}\p{M}]+){0,2}\s*[:–-]+\s*(?<hidden>[^\n|\t,;(]{2,60})`,
		'gu',
	),
	/(?<!\p{L})[SDWC]\s?\/\s?[oO]\b\.?\s*[:–-]?\s*(?<hidden>(?:(?:Mrs?|Dr|Late|Shri|Sri|Smt)\b\.?\s*)*\p{Lu}[\p{L}.’']*(?: \p{Lu}[\p{L}.’']*){0,3})/gu,
]
const labelAlone = new RegExp(
	String.raw`^(?:${ownedBy}(?:\s*(?:\/|or)\s*${ownedBy})*\s+(?:full\s+)?name|name\s+of\s+(?:the\s+)?${relation}s?)\s*:?$`,
	'iu',
)

const title = String.raw`(?:(?:Dr|Prof|Mrs?|Ms|Miss|Smt|Shri|Shree|Sri|Er|Adv|Col|Capt|Brig)\b\.?|डॉ\.?|श्रीमती|श्री)\s*`
const titled = new RegExp(
	String.raw`(?<![\p{L}\p{M}])(?:${title})+(?<hidden>[\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]*(?: ?[\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]*){0,3})`,
	'gu',
)
/** What is called after a person is none. */
const namedAfter = /\b(?:award|memorial|medal|prize|oration|lecture|scholarship|university|college|hospital|trust)\b/i

/**
 * Relatives, referees and superiors: people whom the resume names beside its owner and who have not agreed to be shown. `names` are those
 * of the owner.
 */
export function findOtherPeople(
	lines: readonly Line[],
	[texts, starts]: readonly [texts: readonly string[], starts: readonly number[]],
	names: readonly string[],
): Span[] {
	const own = new Set(names.flatMap((name) => foldName(name).split(' ')).filter((word) => word.length > 2))
	const isOwner = (text: string) =>
		foldName(text)
			.split(' ')
			.some((word) => own.has(word))
	const parts = new Map(lines.map(({ number, part }) => [number, part]))
	return texts.flatMap((text, at) => {
		const part = parts.get(at)
		const labelled = namedBehind.flatMap((pattern) => spansOf(pattern, text))
		const isLabelAbove = labelAlone.test(texts[at - 1]?.trim() ?? '')
		const called =
			part === 'top' || part === 'education' || part === undefined
				? []
				: spansOf(titled, text).filter(({ start, end }) => isPerson(text, start, end))
		const listed =
			part === 'references' ? piecesOf(text).filter(({ start, end }) => isNameOfPerson(text.slice(start, end))) : []
		return [...labelled, ...called, ...listed, ...(isLabelAbove ? [{ start: 0, end: text.length }] : [])]
			.filter(({ start, end }) => !isOwner(text.slice(start, end)))
			.map(({ start, end }) => ({ start: start + (starts[at] ?? 0), end: end + (starts[at] ?? 0) }))
	})
}

function isPerson(text: string, start: number, end: number): boolean {
	const rest = /^[^,;|\t()]{0,60}/.exec(text.slice(end))?.[0] ?? ''
	const name = text.slice(start, end)
	return !isPlaceOfWork(name + rest) && !namedAfter.test(name + rest) && !roleWords.test(name)
}

function piecesOf(text: string): Span[] {
	return [...text.matchAll(/[^\t|,;()–:]+/gu)].map(({ index, 0: piece }) => {
		const start = index + piece.length - piece.replace(/^[\s\d.)•-]+/u, '').length
		return { start, end: start + text.slice(start, index + piece.length).trimEnd().length }
	})
}
