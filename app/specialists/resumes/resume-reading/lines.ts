import { toAsciiDigits } from '#app/platform/text/digits.ts'
import { withPlainLabels } from './europass.ts'
import { headingOf, type Part, withoutSpacing } from './headings.ts'
import { withWholeWords } from './whole-words.ts'

export type { Part } from './headings.ts'

/** `number` counts the lines of the text from 0. Tabs part what stands side by side. */
export type Line = { text: string; part: Part; isPoint: boolean; number: number; isFlowStart: boolean }

/** `1) Name`, `a) Worked as`, in front of a word; a number in a column of its own stays. */
const enumerator = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4}|[IVX]{1,5})[.)] +(?=\p{L}[\p{L}\p{M}])/u
export const bullet = /^[\s•●▪◦‣∙·*➢►❖✓✔■□○⮚\uf0b7\uf0a7\uf0d8–—-]+(?=\S)/u

/** What is longer is no resume, and patterns should not have to look through it. */
const maxLines = 1_500
const longestLine = 500

/** What is written, line by line, with the part of the resume that each line stands in. */
export function readLines(text: string): Line[] {
	let part: Part = 'top'
	let blank = 0
	let wasHeading = false
	/** Where a part with its text in its own line has been named, that of the lines before it. */
	let before: Part | null = null
	return toAsciiDigits(text.normalize('NFKC'))
		.split(/\r?\n|\f/, maxLines)
		.flatMap((line, number) =>
			itemsOf(line.slice(0, longestLine))
				.flatMap(sentencesOf)
				.map((text) => ({
					isPoint: bullet.test(line.trim()),
					text: withPlainLabels(withWholeWords(tidy(text))),
					number,
				})),
		)
		.flatMap(({ text, isPoint, number }) => {
			if (text === '') {
				blank++
				return []
			}
			const isFlowStart = number === 0 || blank >= 2
			blank = 0
			const heading = headingOf(text) ?? headingOf(text.replace(/^[A-K][.)] /, ''))
			if (heading === null && beginsExperience(text)) {
				part = 'experience'
				before = null
				wasHeading = true
				return [{ text, part: 'summary' as const, isPoint, number, isFlowStart }]
			}
			// Under its heading a council stands by itself, and is no heading again.
			const isCouncil = part === 'registration' && heading?.part === 'registration' && /council/i.test(text)
			if (heading && heading.rest === '' && !isCouncil) {
				// Whose document it is stands below its title.
				const isTitle = isDocumentTitle.test(text) && (isFlowStart || isTitleAlone.test(text))
				if (isTitle) blank = 2
				part = isTitle && heading.part === 'other' ? 'top' : heading.part
				before = null
				wasHeading = true
				return []
			}
			// A text box of its own says nothing of the next, unless it was the heading for it.
			if (isFlowStart && number > 0 && !wasHeading) part = 'top'
			wasHeading = false
			if (heading && !heading.isInline && !isCouncil) {
				part = heading.part
				before = null
				return [{ text: heading.rest.replace(/^[\s:]+/, ''), part, isPoint, number, isFlowStart }]
			}
			if (heading && !isCouncil) {
				before ??= part
				part = heading.part
				const line = { text: heading.rest, part, isPoint, number, isFlowStart }
				if (!/[,;&]$/.test(heading.rest)) {
					part = before
					before = null
				}
				return [line]
			}
			const line = { text, part, isPoint, number, isFlowStart }
			if (before !== null && !/[,;&]$/.test(text)) {
				part = before
				before = null
			}
			return [line]
		})
}

const isDocumentTitle = /^\W*(?:curriculum|resume|résumé|bio-?\s?data|c\.?v\b)/i

/** A letter may stand above it. */
const isTitleAlone = /^\W*(?:curriculum vitae|resume|résumé|bio-?\s?data|c\.?v\.?)\W*$/i

/** `PROFESSIONAL EXPERIENCE: 11 years` and `Work experience (9 yrs 7 mos)` are headings too; `Total experience: 11 years` is a fact. */
function beginsExperience(text: string): boolean {
	const [, title = '', sign = ''] =
		/^([^:\t\d]{3,40}?)\s*(?:([:(–—-])\s*)+(?:total|कुल|एकूण)?\s*\d{1,2}(?:\.\d)?\s*\+?\s*(?:years?|yrs?|वर्ष|वर्षे|साल)[^,;.|]{0,24}$/iu.exec(
			text,
		) ?? []
	if (headingOf(title)?.part !== 'experience' || /\b(?:total|overall)\b|कुल|एकूण/iu.test(title)) return false
	return sign !== ':' || !/\p{Ll}/u.test(title)
}

/** `i) Medical Officer, …, ii) Senior Resident, …` in one cell of a form. */
const itemsOf = (line: string) =>
	/(?<!\p{L})\(?i\)\s.*\sii\)\s/u.test(line.replaceAll('(', ''))
		? line.split(/[,;]?\s+(?=\(?(?:ii|iii|iv|v|vi|vii|viii)\)\s)/)
		: [line]

/** Sentences that share a line each say something of their own. */
export const sentencesOf = (line: string) =>
	line.length > 70 && !line.includes('\t') ? line.split(sentenceEnd) : [line]
const sentenceEnd =
	/(?<=(?:[\p{Ll}\d]{2}[\p{Ll}\d)]|\p{Lu}{3})\.)(?<!\b(?:[Gg]ovt|[Dd]ept|[Hh]osp|[Uu]niv|[Rr]eg[dn]?|[Rr]egtn|[Pp]rof|[Ss]mt|[Ii]nst|[Dd]ist|[Aa]sst|[Aa]ssoc)\.) +(?=(?:I|\p{Lu}\p{Ll}+\.?) )(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? ?[’']?\d)/u

/** Tabs stay, as they separate columns, and so do those around an empty cell. */
const tidy = (line: string) =>
	withoutSpacing(
		line
			.trim()
			.replace(bullet, '')
			.replace(enumerator, '')
			.replace(/ {4,}/g, '\t')
			.replace(/[^\S\t]+/g, ' ')
			.replace(/ ?\t ?/g, '\t')
			.trim(),
	)

export const cellsOf = (text: string) => text.split('\t').map((cell) => cell.trim())
