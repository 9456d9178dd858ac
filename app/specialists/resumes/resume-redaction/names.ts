import { nameInScripts, owner } from '../resume-reading/name.ts'
import { escaped, type Span, spansOf, wordsOf } from './span.ts'

const titles = new Set(
	'dr doctor prof professor mr mrs ms miss smt shri sri sr sister brother kumari डॉ md mbbs'.split(' '),
)

/** `Kumari` is a title in front of a name, and behind one a surname. */
const isOfName = (word: string, at: number) => !titles.has(word) || (word === 'kumari' && at > 0)

/** The person's names anywhere, with initials beside them, and what a resume labels as a name. */
export function findNames(text: string, names: readonly string[]): Span[] {
	const parts = [...new Set(names.flatMap((name) => wordsOf(name.toLowerCase()).filter(isOfName)))].filter(
		(word) => Array.from(word).length > 1,
	)
	return [
		...parts.flatMap((part) =>
			spansOf(new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped(part)}(?:['’]s)?(?![\p{L}\p{M}])`, 'giu'), text),
		),
		...findGlued(text, parts),
		...findInHeading(text, names),
		...labelled.flatMap((pattern) => spansOf(pattern, text)),
	].map((span) => withInitials(text, span))
}

const labelled = [
	new RegExp(
		String.raw`(?<=^|[\n|\t])[^\p{L}\n]{0,5}(?:(?:full|${owner})(?:['’]?s)?\s+)?name(?:\s+of\s+(?:the\s+)?(?:[\p{L}.]+ ){0,2}(?:${owner}))?\s*[:\t–-]+\s*(?<hidden>[^\n|\t]{2,80})`,
		'giu',
	),
	new RegExp(
		String.raw`(?<=^|[\n|\t])[^\p{L}\n]{0,5}(?:[\p{L}\p{M}]+ )?(?:${nameInScripts})\s*[:\t–-]+\s*(?<hidden>[^\n|\t]{2,80})`,
		'gu',
	),
	/(?:father|mother|husband|wife|spouse|guardian)(?:['’]?s)?(?:\s+name)?\s*[:–-]+\s*(?<hidden>[^\n|\t]{2,80})/giu,
]

/** `ashamenon_cv`, `drmenon12`: names in words that are no words. */
const findGlued = (text: string, parts: readonly string[]): Span[] => {
	const long = parts.filter((part) => part.length >= 4)
	return spansOf(/\S{5,100}/gu, text).filter(({ start, end }) => {
		const word = text.slice(start, end).toLowerCase()
		const held = parts.filter((part) => part.length >= 3 && word.includes(part))
		return held.length > 1 || (/[\d_@]|\p{L}\.\p{L}/u.test(word) && long.some((part) => word.includes(part)))
	})
}

/** At the top: whom the resume calls `Dr`, and a line that is nothing but the initials. */
function findInHeading(text: string, names: readonly string[]): Span[] {
	const top = text.split('\n', 6).join('\n')
	const initials = names.map((name) =>
		wordsOf(name)
			.filter((word) => !titles.has(word.toLowerCase()))
			.map((word) => escaped(word[0] ?? '')),
	)
	return [
		...spansOf(
			/(?:(?<![\p{L}\p{M}])(?:Dr|Prof|Mrs?|Ms|Smt|Shri|Sister)\b\.?|डॉ\.?)[ ]*(?<hidden>\p{L}[\p{L}\p{M}.'’]*(?: \p{L}[\p{L}\p{M}.'’]*){0,3})/gu,
			top,
		),
		...initials
			.filter((letters) => letters.length > 1)
			.flatMap((letters) =>
				spansOf(
					new RegExp(
						String.raw`(?<=^|\n|Dr\.? ?|of )\s*(?<hidden>${letters.join(String.raw`\.? ?`)}\.?)[ ]*(?=$|\n|,)`,
						'gu',
					),
					top,
				),
			),
	]
}

/** `A. K. Menon`, `Menon A.`, `Md. Irfan`, `MD. IRFAN` */
function withInitials(text: string, { start, end }: Span): Span {
	const before =
		/(?<![\p{L}\p{M}])(?:(?:\p{Lu}|Mo?h?d|MD(?=\.)|MOHD)(?:\. ?| )){1,3}$/u.exec(
			text.slice(Math.max(0, start - 12), start),
		)?.[0] ?? ''
	const after = /^,? \p{Lu}\.?(?![\p{L}\p{M}.])/u.exec(text.slice(end, end + 5))?.[0] ?? ''
	return { start: start - before.length, end: end + after.length }
}
