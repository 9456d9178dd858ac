import { toAsciiDigits } from '#app/platform/digits.ts'
import { headingOf } from './headings.ts'
import { bullet, sentencesOf } from './lines.ts'
import { isSpanCutBetween } from './months.ts'

/** A line of running text has at least so many letters; titles and entries of a list are shorter. */
const shortestProse = 70

/**
 * The text with what a page cut put together again: sentences, and times such as `2008 to` with `2014` below. Its lines are no longer those
 * of the text.
 */
export function unwrapped(text: string): string {
	const kept: string[] = []
	for (const line of toAsciiDigits(text.normalize('NFKC')).split(/\r?\n|\f/)) {
		const above = kept.at(-1) ?? ''
		const [cell = '', ...rest] = line.split('\t')
		const [cellAbove = '', ...beside] = above.split('\t')
		if (isAddressCutBetween(cellAbove, cell))
			kept.splice(-1, 1, [cellAbove.trimEnd() + cell.trimStart(), ...beside].join('\t'))
		else if (isDegreeCutBetween(above, line)) kept.splice(-1, 1, `${above.trimEnd()} ${line.trimStart()}`)
		else if (isSpanCutBetween(cellAbove, cell)) {
			kept.splice(-1, 1, [`${cellAbove.trimEnd()} ${cell.trimStart()}`, ...beside].join('\t'))
			if (rest.length > 0) kept.push(rest.join('\t'))
		} else if (goesOn(above, line)) kept.splice(-1, 1, ...sentencesOf(`${above.trimEnd()} ${line.trimStart()}`))
		else kept.push(line)
	}
	return kept.join('\n')
}

/** An email address that a narrow column cut at its `@`, or behind a dot. */
const isAddressCutBetween = (text: string, next: string) =>
	(/(?:^|[\s:])[\w.+-]{3,}\s*$/.test(text) && !/\d{8}\s*$/.test(text) && /^\s*@[\w-]+(?:\.[\w-]+)+\s*$/.test(next)) ||
	(/[\w.+-]+@\s*$/.test(text) && /^\s*[\w-]+(?:\.[\w-]+)+\s*$/.test(next)) ||
	(/[\w.+-]+@[\w-]+\.\s*$/.test(text) && /^\s*[a-z]{2,}(?:\.[a-z]{2,})*\s*$/i.test(next))

/** `B.Sc.` at the end of a line, `Nursing` in the next. */
const isDegreeCutBetween = (text: string, next: string) =>
	/(?:^|[\s(])[BM]\.?\s?Sc\.?\s*$/i.test(text) && /^\s*\(?(?:Hons\.?\)? )?Nursing\b/i.test(next)

function goesOn(above: string, line: string): boolean {
	if (above.length < shortestProse || /\t/.test(above + line) || line.trim() === '') return false
	if (bullet.test(line.trim()) || headingOf(line) !== null) return false
	return /^\s*\p{Ll}{2}/u.test(line)
		? !/[.:;!?]\s*$/.test(above)
		: /(?:,|\(|\b(?:a|an|and|as|at|been|by|for|from|in|of|or|the|to|with))\s*$/i.test(above)
}
