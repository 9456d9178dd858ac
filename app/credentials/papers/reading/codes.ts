import type { PrintedCode, TextLine } from '#app/platform/ocr/picture-text.ts'
import { isSure, numberLetters, type PaperFlag, type PaperReading } from '../paper.ts'
import { printedNumber } from './numbers.ts'
import { hostsOfIssuers } from '../hosts.ts'

type Checked = Pick<PaperReading, 'fields' | 'code' | 'flags'>

/** A number is at least this long where it is looked for in an address. */
const leastLetters = 4

/**
 * Holds the number on a paper against its code. Where both say the same, the number is sure; where the code names another one, nothing is
 * filled in and a person looks. A code that leads nowhere known proves nothing, and is shown.
 */
export function codeAgainstNumber(
	fields: PaperReading['fields'],
	code: PrintedCode | null,
	lines: readonly TextLine[],
	hasKnownHosts: boolean,
): Checked {
	if (!code) return { fields, code: null, flags: [] }
	const host = hostOf(code.text)
	const flags: PaperFlag[] = []
	const issuer = host === null ? undefined : hostsOfIssuers.get(host)
	if (hasKnownHosts && host !== null && issuer === undefined) flags.push('code-of-other-host')
	if (issuer !== undefined && isSure(fields.councilCode) && fields.councilCode.value !== issuer)
		flags.push('code-of-other-issuer')
	const said = numbersIn(code.text)
	if (said.length === 0) return { fields, code: { text: code.text, host }, flags }
	const printed = fields.number
	const names = (text: string) => said.find((each) => numberLetters(each) === numberLetters(text))
	if (printed && printed.value !== '' && names(printed.value) !== undefined)
		return { fields: { ...fields, number: { ...printed, confidence: 1 } }, code: { text: code.text, host }, flags }
	// The number may stand where no label was read.
	const line = lines.find(({ text }) => said.some((each) => numberLetters(text).includes(numberLetters(each))))
	const value = line && said.find((each) => numberLetters(line.text).includes(numberLetters(each)))
	if (line && value !== undefined && (!printed || printed.value === '')) {
		const box = { left: line.left, top: line.top, width: line.width, height: line.height }
		return {
			fields: { ...fields, number: { value: printedNumber(value) ?? value, confidence: 1, box, from: line.text } },
			code: { text: code.text, host },
			flags,
		}
	}
	const differing = printed && { number: { ...printed, confidence: Math.min(printed.confidence, contradicted) } }
	return { fields: { ...fields, ...differing }, code: { text: code.text, host }, flags: [...flags, 'code-differs'] }
}

/** What a number may be at most as sure of that a code contradicts: it is not filled in. */
export const contradicted = 0.4

/** Whether a code names this number. */
export const codeNames = (code: string, number: string) =>
	numbersIn(code).some((each) => numberLetters(each) === numberLetters(number))

function hostOf(text: string): string | null {
	try {
		const { protocol, hostname } = new URL(text)
		return protocol === 'https:' || protocol === 'http:' ? hostname : null
	} catch {
		return null
	}
}

/** What in an address may be a number: its parameters and the end of its path, or the whole of a text that is none. */
function numbersIn(text: string): string[] {
	if (hostOf(text) === null) return text.split(/[\s,;|:]+/).filter(isLikeNumber)
	const { searchParams, pathname } = new URL(text)
	const path = decodedPath(pathname)
	const ends = path.map((_, at) => path.slice(at).join('/'))
	return [...searchParams.values(), ...ends].filter(isLikeNumber)
}

const isLikeNumber = (text: string) =>
	numberLetters(text).length >= leastLetters && /\d{2}/.test(text) && text.length <= 25

function decodedPath(pathname: string): string[] {
	try {
		return decodeURIComponent(pathname).split('/').filter(Boolean)
	} catch {
		return pathname.split('/').filter(Boolean)
	}
}
