import type { TextLine } from '#app/platform/ocr/picture-text.ts'
import { addDays, addYears } from '#app/platform/text/dates.ts'
import { isSure, type PaperReading, type ReadField, sureEnough } from '../paper.ts'
import { atMost, contradicted, fieldOf, labelledField } from './fields.ts'
import { councilOfLine } from './issuers.ts'
import { certifiedName } from './certified-name.ts'
import { hasJoinedWords, isWholeName, printedName } from './names.ts'
import { printedNumber } from './numbers.ts'
import { endOfPeriod, printedDate } from './printed-dates.ts'
import { qualificationIn } from './qualification.ts'
import { type Labelled, labelledValues } from './values.ts'

type Read = Pick<PaperReading, 'fields' | 'isPermanent'>

const wholeDay = (text: string) => {
	const day = printedDate(text)
	return day?.length === 10 ? day : null
}

/** The certificate of a council: its numbers, whose they are, since when and until when. */
export function readRegistration(lines: readonly TextLine[]): Read {
	const labelled = labelledValues(lines)
	const field = (label: Parameters<typeof labelledField>[1], read: Parameters<typeof labelledField>[2]) =>
		labelledField(labelled, label, read)
	const number = field('number', printedNumber)
	const issuedOn = field('issuedOn', wholeDay)
	const registeredOn = field('registeredOn', wholeDay)
	const isPermanent = lines.some(({ text }) => /\bperm\w{2,6}t\b/i.test(text) && /subject|provision|life/i.test(text))
	const validUntil = isPermanent ? undefined : inOrder(validity(labelled), issuedOn ?? registeredOn)
	return {
		fields: given({
			councilCode: councilIn(lines),
			number,
			certificateNumber: field('certificateNumber', printedNumber),
			midwifeNumber: field('midwifeNumber', printedNumber),
			nationalNumber: field('nationalNumber', printedNumber),
			name: nameField(labelled) ?? certifiedName(lines) ?? titledName(lines),
			title: field('title', qualificationIn),
			registeredOn,
			issuedOn,
			validUntil,
			year: yearOf(registeredOn) ?? yearOfMaharashtra(lines, number) ?? lastYear(labelled),
		}),
		isPermanent,
	}
}

/** Until when, by its label or as the end of a period. */
export const validity = (labelled: readonly Labelled[]) => {
	const until = labelledField(labelled, 'validUntil', (text) => printedDate(text) ?? endOfPeriod(text))
	return until?.value ? until : (labelledField(labelled, 'period', endOfPeriod) ?? until)
}

export const given = <Fields extends Record<string, ReadField | undefined>>(fields: Fields) =>
	Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined)) as Read['fields']

/** The heading names it, and the seal at the foot again. Two different ones are none. */
function councilIn(lines: readonly TextLine[]): ReadField | undefined {
	const named = lines.flatMap((line) => {
		const code = councilOfLine(line)
		return code ? [fieldOf(line, code)] : []
	})
	const [first] = named
	if (!first) return undefined
	// How sure the letters are says little here: a name of the list was recognised as a whole.
	const isOne = named.every(({ value }) => value === first.value)
	return { ...first, confidence: isOne ? Math.max(first.confidence, 0.95) : 0.5 }
}

export function nameField(labelled: Parameters<typeof labelledField>[0]): ReadField | undefined {
	const found = labelledField(labelled, 'name', printedName)
	if (!found || found.value === '') return found
	const isSure = isWholeName(found.value) && !hasJoinedWords(found.value)
	return isSure ? found : atMost(found, 0.6)
}

/** For so many years councils register, to the day or the day before. */
const usualTerms = [1, 2, 3, 5, 10]

const isUsualTerm = (since: string, until: string) =>
	usualTerms.some((years) => {
		const end = addYears(since, years)
		return until === end || until === addDays(end, -1)
	})

/** An end before its beginning was misread, or belongs to something else. One that is whole years later is as councils print it. */
function inOrder(until: ReadField | undefined, since: ReadField | undefined): ReadField | undefined {
	if (!until || until.value === '' || !since || since.value === '') return until
	if (until.value <= since.value) return atMost(until, contradicted)
	// That both fit together says more than the signs of one, unless the paper contradicts itself.
	const fits = until.confidence > contradicted && isUsualTerm(since.value, until.value)
	return fits ? { ...until, confidence: Math.max(until.confidence, sureEnough) } : until
}

/** Both days are clear, and no council registers for so long. */
export const hasUnusualTerm = ({ issuedOn, registeredOn, validUntil }: PaperReading['fields']) => {
	const since = issuedOn?.value ? issuedOn : registeredOn
	return (
		isSure(since) &&
		isSure(validUntil) &&
		since.value !== '' &&
		validUntil.value !== '' &&
		!isUsualTerm(since.value, validUntil.value)
	)
}

/** Where its label could not be read: the one line that begins as a name with a title does. */
function titledName(lines: readonly TextLine[]): ReadField | undefined {
	const titled = lines.filter(({ text }) => /^\W*(?:dr|kum|kumari|smt|shri|mr|mrs|ms|miss)\.?\s*[A-Z]/i.test(text))
	const [line] = titled
	const name = titled.length === 1 && line ? printedName(line.text) : null
	return line && name && isWholeName(name) && !hasJoinedWords(name) ? fieldOf(line, name) : undefined
}

/** Numbers of the Maharashtra Medical Council begin with year and month: '2014/05/1234'. */
const yearOfMaharashtra = (lines: readonly TextLine[], number: ReadField | undefined): ReadField | undefined => {
	const year = /^((?:19|20)\d\d)\/(?:0[1-9]|1[0-2])\/\d+$/.exec(number?.value ?? '')?.[1]
	return number && year && councilIn(lines)?.value === 'MH-MC' ? { ...number, value: year } : undefined
}

/** Of a day whose first figures are printed over something else, the year is still there: 'Date of first registration7/03/2019'. */
function lastYear(labelled: readonly Labelled[]): ReadField | undefined {
	for (const { label, candidates } of labelled) {
		if (label !== 'registeredOn') continue
		for (const { line, text } of candidates) {
			const year = /\d[-/.]((?:19|20)\d\d)$/.exec(text)?.[1]
			if (year) return fieldOf(line, year)
		}
	}
	return undefined
}

export const yearOf = (day: ReadField | undefined): ReadField | undefined =>
	day && day.value !== '' ? { ...day, value: day.value.slice(0, 4) } : undefined
