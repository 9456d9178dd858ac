import { isSure, numberLetters, type PaperField, type PaperReading, type PaperSize, type ReadField } from './paper.ts'

/** Below what fills in a form: its place is shown and the field stays empty. */
const doubtful = 0.5

const fieldsOf = (reading: PaperReading) => Object.entries(reading.fields) as [PaperField, ReadField][]
const sureOnes = (reading: PaperReading) => fieldsOf(reading).filter(([, field]) => isSure(field)).length
const isSame = (one: ReadField, other: ReadField) => numberLetters(one.value) === numberLetters(other.value)

/**
 * What the pages of one paper say together, in any order; null stands for a page that cannot be read. The page of the wanted kind that says
 * most comes first, pages of another kind are another paper and add nothing. Where two pages differ, the field is left to the person.
 */
export function oneReading(pages: readonly (PaperReading | null)[], wanted: PaperReading['kind']): PaperReading | null {
	const read = pages.flatMap((page, at) => (page ? [{ page: onPage(page, at), at }] : []))
	const [main] = read.toSorted(
		(a, b) =>
			Number(b.page.kind === wanted) - Number(a.page.kind === wanted) ||
			Number(b.page.kind !== null) - Number(a.page.kind !== null) ||
			sureOnes(b.page) - sureOnes(a.page) ||
			a.at - b.at,
	)
	if (!main) return null
	const others = read.filter(
		({ page, at }) => at !== main.at && (page.kind === null || page.kind === (main.page.kind ?? wanted)),
	)
	const joined = others.reduce((one, { page }) => withPage(one, page), main.page)
	const [first = noSize, ...further] = pages.map((page) => (page ? sizeOf(page) : noSize))
	return { ...joined, ...first, ...(further.length > 0 ? { further } : {}) }
}

const noSize: PaperSize = { width: 1, height: 1, leans: 0 }
const sizeOf = ({ width, height, leans }: PaperReading): PaperSize => ({ width, height, leans })

const onPage = (reading: PaperReading, at: number): PaperReading =>
	at === 0
		? reading
		: {
				...reading,
				fields: Object.fromEntries(fieldsOf(reading).map(([name, field]) => [name, { ...field, page: at }])),
			}

function withPage(one: PaperReading, other: PaperReading): PaperReading {
	const fields = { ...one.fields }
	let differs = false
	for (const [name, field] of fieldsOf(other)) {
		const known = fields[name]
		if (!known || (isSame(known, field) && field.confidence > known.confidence)) fields[name] = field
		else if (!isSame(known, field) && isSure(known) && isSure(field)) {
			differs = true
			fields[name] = { ...known, confidence: doubtful }
		}
	}
	return {
		...one,
		fields,
		isPermanent: one.isPermanent || other.isPermanent,
		code: one.code ?? other.code,
		flags: [...new Set([...one.flags, ...other.flags, ...(differs ? (['pages-differ'] as const) : [])])],
	}
}
