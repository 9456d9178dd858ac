import type { TextLine } from '#app/platform/ocr/picture-text.ts'
import { editDistance } from '#app/platform/text/edit-distance.ts'
import { councilNamedIn } from '#app/catalog/council-names.ts'
import { councils } from '#app/catalog/councils.ts'

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
const full = councils.map(({ code, name }) => ({ code, letters: lettersOf(name.replace(/\(.*\)/, '')) }))

/** Letters of a council's name that may be misread. */
const slips = 2

/** The council whose name a line prints, joined or misread by a letter or two as it may be. */
export function councilOfLine({ text }: TextLine): string | null {
	if (!/coun|commis|board|parishad/i.test(text.replace(/\s/g, ''))) return null
	const named = councilNamedIn(text)
	if (named) return named
	const letters = lettersOf(text.split(/[,(]/)[0] ?? '')
	const near = full.filter((each) => editDistance(each.letters, letters, slips) <= slips)
	return near.length === 1 ? (near[0]?.code ?? null) : null
}

const university =
	/university|vidyapeeth|vishwavidyalaya|national board of examinations|college of physicians|institute of medical/i

export const isUniversityLine = ({ text }: TextLine) =>
	university.test(text) || /university|nationalboardofexam|collegeofphysicians/.test(lettersOf(text))
