import type { PictureText, PrintedCode, TextLine } from '#app/platform/ocr/picture-text.ts'
import type { CredentialKind } from '../kinds.ts'
import { codeAgainstNumber } from './reading/codes.ts'
import { readCourse } from './reading/course.ts'
import { readDegree } from './reading/degree.ts'
import { councilOfLine, isUniversityLine } from './reading/issuers.ts'
import { papersIn } from './reading/one-paper.ts'
import { hasUnusualTerm, readRegistration } from './reading/registration.ts'
import type { PaperReading } from './paper.ts'

const readers = { registration: readRegistration, degree: readDegree, certificate: readCourse }

/** What a photographed paper says. Where two lie in one picture, it is the one of the kind that is asked for. */
export function readPaper({ lines, codes, ...picture }: PictureText, wanted: CredentialKind): PaperReading {
	const papers = papersIn(withoutFootnotes(lines)).map((own) => ({ own, kind: kindOf(own) }))
	const [paper] = papers.toSorted(
		(a, b) => Number(b.kind === wanted) - Number(a.kind === wanted) || b.own.length - a.own.length,
	)
	const { own, kind } = paper ?? { own: [], kind: null }
	const read = readers[kind ?? wanted](own)
	const { fields, ...code } = codeAgainstNumber(read.fields, codeOn(codes, own), own, kind !== 'certificate')
	return {
		...picture,
		kind,
		fields,
		isPermanent: read.isPermanent,
		code: code.code,
		flags: [
			...code.flags,
			...(kind === 'registration' && hasUnusualTerm(fields) ? (['unusual-term'] as const) : []),
			...(papers.length > 1 ? (['two-papers'] as const) : []),
		],
	}
}

/** What is printed very small below everything else is about the print, not about the person. */
function withoutFootnotes(lines: readonly TextLine[]): TextLine[] {
	const heights = lines.map(({ height }) => height).toSorted((a, b) => a - b)
	const usual = heights[Math.floor(heights.length / 2)] ?? 0
	return lines.filter(({ height }) => height > 0.4 * usual)
}

/** By what stands at its head: a council registers, a university confers, others certify. */
function kindOf(lines: readonly TextLine[]): CredentialKind | null {
	const text = lines.map((line) => line.text).join(' ')
	const isConferred = /admitted to the|degree of|diploma of|convocation|conferred|seal of the university/i.test(text)
	if (lines.some(isUniversityLine) && isConferred) return 'degree'
	if (lines.some((line) => councilOfLine(line) !== null) && /regis|regn|reg\.|renew/i.test(text)) return 'registration'
	if (lines.some(isUniversityLine) || isConferred) return 'degree'
	return /has successfully|life support|completed|card no|training|course|workshop/i.test(text) ? 'certificate' : null
}

/** The code that lies among the lines of this paper. */
function codeOn(codes: readonly PrintedCode[], lines: readonly TextLine[]): PrintedCode | null {
	const left = Math.min(...lines.map((line) => line.left))
	const right = Math.max(...lines.map((line) => line.left + line.width))
	const within = codes.filter(
		(code) => code.left + code.width / 2 >= left - code.width && code.left + code.width / 2 <= right + code.width,
	)
	return within[0] ?? null
}
