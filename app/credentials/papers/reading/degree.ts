import type { TextLine } from '#app/platform/ocr/picture-text.ts'
import type { PaperReading, ReadField } from '../paper.ts'
import { certifiedName } from './certified-name.ts'
import { fieldOf, labelledField } from './fields.ts'
import { printedNumber } from './numbers.ts'
import { dateIn } from './printed-dates.ts'
import { given } from './registration.ts'
import { labelledValues } from './values.ts'

/** A sentence of several lines, and for each place in it the line it is from. */
type Prose = { text: string; lineAt: (place: number) => TextLine | undefined }

function prose(lines: readonly TextLine[]): Prose {
	let text = ''
	const starts: { at: number; line: TextLine }[] = []
	for (const line of lines) {
		starts.push({ at: text.length, line })
		text += `${line.text} `
	}
	return { text, lineAt: (place) => starts.findLast(({ at }) => at <= place)?.line }
}

function fromProse(
	{ text, lineAt }: Prose,
	pattern: RegExp,
	read: (words: string) => string | null,
): ReadField | undefined {
	const found = pattern.exec(text)
	const words = found?.[1]
	if (!found || words === undefined) return undefined
	const line = lineAt(found.index + found[0].indexOf(words))
	const value = read(words)
	return line && value !== null ? fieldOf(line, value, words) : undefined
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/** 'who passed the examination held in the month of October 2016' */
const passed = new RegExp(
	String.raw`(?:(?<!convocation\s*)held|passed|passing)\b.{0,60}?\b(?:${month}|summer|winter)[\s,.-]*((?:19|20)\d\d)`,
	'i',
)
/** 'of Kaveri Medical College, Mysuru, who passed' */
const college =
	/\bof\s+((?:(?!\bof\b)[\p{L} .&'’-])+?(?:coll?e?ge|institute|hospital|university)[\p{L} .,&'’-]*?)[\s.,]*who\s*passed/iu
const isGiven = /(?:given|convocation|dated|conferred|awarded)\b/i

/** A degree or diploma of a university: whose it is, what was passed when, and the number it is known by. */
export function readDegree(lines: readonly TextLine[]): Pick<PaperReading, 'fields' | 'isPermanent'> {
	const labelled = labelledValues(lines)
	const clear = lines.filter(({ confidence }) => confidence > 0.6)
	const sentence = prose(clear)
	return {
		fields: given({
			title: degreeName(clear),
			institution: fromProse(sentence, college, (words) => words.trim()),
			name: certifiedName(clear),
			number: labelledField(labelled, 'number', printedNumber),
			year: fromProse(sentence, passed, (words) => words),
			issuedOn: dayGiven(clear),
		}),
		isPermanent: false,
	}
}

const wholeDateIn = (text: string) => {
	const found = dateIn(text)
	return found?.day.length === 10 ? found : null
}

/** The day of the convocation: it stands in a line that says so, not beside the examination. */
function dayGiven(lines: readonly TextLine[]): ReadField | undefined {
	for (const [index, line] of lines.entries()) {
		if (!isGiven.test(line.text) || /examination/i.test(line.text)) continue
		const here = wholeDateIn(line.text)
		if (here) return fieldOf(line, here.day)
		const next = lines[index + 1]
		const below = next && wholeDateIn(next.text)
		if (next && below) return fieldOf(next, below.day)
	}
	return undefined
}

const beginsWithLetters =
	/^(?:M\.?B\.?B\.?S|M\.?D|M\.?S|D\.?N\.?B|DrNB|D\.?M|M\.?Ch|D\.?A|D\.?G\.?O|D\.?C\.?H|D\.?Ortho|D\.?M\.?R\.?D|B\.?D\.?S|M\.?D\.?S|B\.?Sc|M\.?Sc|P\.?B\.?B\.?Sc|G\.?N\.?M|A\.?N\.?M|B\.?A\.?M\.?S|B\.?H\.?M\.?S)\b\.?/
/** Written out above its letters: 'Doctor of Medicine', 'MD (Anaesthesiology)'. */
const inWords = /^(?:doctor|master|bachelor|diploma|diplomate|fellow)\b/i

function degreeName(lines: readonly TextLine[]): ReadField | undefined {
	const from = lines.findIndex(({ text }) => /(?:degree|diploma)\s*of\s*$/i.test(text))
	const after = lines.slice(from + 1, from + 5)
	const short = after.find(({ text }) => beginsWithLetters.test(text))
	const line = short ?? (from >= 0 ? after.find(({ text }) => inWords.test(text)) : undefined)
	return (
		line &&
		fieldOf(
			line,
			line.text
				.replace(/[()]/g, ' ')
				.replace(/\s{2,}/g, ' ')
				.trim(),
		)
	)
}
