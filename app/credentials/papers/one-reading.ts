import { isSure, numberLetters, type PaperField, type PaperReading, type PaperSize, type ReadField } from './paper.ts'
import { codeNames, contradicted } from './reading/codes.ts'

/** Below what fills in a form: its place is shown and the field stays empty. */
const doubtful = 0.5

const fieldsOf = (reading: PaperReading) => Object.entries(reading.fields) as [PaperField, ReadField][]
const sureOnes = (reading: PaperReading) => fieldsOf(reading).filter(([, field]) => isSure(field)).length
const isSame = (one: ReadField, other: ReadField) => numberLetters(one.value) === numberLetters(other.value)

/**
 * What the pages of one paper say together, in any order; null stands for a page that cannot be read. The page of the wanted kind that says
 * most comes first, pages of another kind are another paper and add nothing but what is to be looked at. Where two pages differ, or a code
 * differs from the number, the field is left to the person.
 */
export function oneReading(pages: readonly (PaperReading | null)[], wanted: PaperReading['kind']): PaperReading | null {
	const [main, ...others] = pages
		.flatMap((page, at) => (page ? [onPage(page, at)] : []))
		.toSorted(
			(a, b) =>
				Number(b.kind === wanted) - Number(a.kind === wanted) ||
				Number(b.kind !== null) - Number(a.kind !== null) ||
				sureOnes(b) - sureOnes(a),
		)
	if (!main) return null
	const isOwn = ({ kind }: PaperReading) => kind === null || kind === (main.kind ?? wanted)
	const { fields, differs } = joinedFields([main, ...others.filter(isOwn)])
	const held = [main, ...others].map((page) => (isOwn(page) ? againstNumber(page, fields.number) : page))
	const codes = held.filter(({ code }) => code !== null)
	const { code = null } = codes.find(({ flags }) => flags.some((flag) => flag.startsWith('code-'))) ?? codes[0] ?? {}
	const [first = noSize, ...further] = pages.map((page) => (page ? sizeOf(page) : noSize))
	return {
		...main,
		...first,
		...(further.length > 0 ? { further } : {}),
		fields: withCodes(fields, held.filter(isOwn), differs),
		isPermanent: [main, ...others].some((page) => isOwn(page) && page.isPermanent),
		code,
		flags: [...new Set([...held.flatMap(({ flags }) => flags), ...(differs ? (['pages-differ'] as const) : [])])],
	}
}

const noSize: PaperSize = { width: 1, height: 1, leans: 0 }
const sizeOf = ({ width, height, leans }: PaperSize): PaperSize => ({ width, height, leans })

const onPage = (reading: PaperReading, at: number): PaperReading =>
	at === 0
		? reading
		: {
				...reading,
				fields: Object.fromEntries(fieldsOf(reading).map(([name, field]) => [name, { ...field, page: at }])),
			}

/** Each field as the page has it that is most sure of it; `differs`: on another page something else is as surely read. */
function joinedFields(pages: readonly PaperReading[]) {
	const fields: PaperReading['fields'] = {}
	let differs = false
	for (const [name] of pages.flatMap(fieldsOf)) {
		const [best, ...rest] = pages
			.flatMap((page) => page.fields[name] ?? [])
			.toSorted((a, b) => b.confidence - a.confidence)
		if (!best) continue
		const isContradicted = rest.some((field) => isSure(field) && !isSame(field, best))
		fields[name] = isContradicted ? { ...best, confidence: doubtful } : best
		differs ||= isContradicted
	}
	return { fields, differs }
}

/** A code on a page that bears no number of its own is held against the number of the paper. */
const againstNumber = (page: PaperReading, number: ReadField | undefined): PaperReading =>
	page.code && number && !page.fields.number?.value && codeNames(page.code.text, number.value)
		? { ...page, flags: page.flags.filter((flag) => flag !== 'code-differs') }
		: page

function withCodes(fields: PaperReading['fields'], pages: readonly PaperReading[], differs: boolean) {
	const { number } = fields
	if (!number) return fields
	const isContradicted = pages.some(({ flags }) => flags.includes('code-differs'))
	const isNamed = pages.some(({ code }) => code && codeNames(code.text, number.value))
	if (isContradicted) return { ...fields, number: { ...number, confidence: Math.min(number.confidence, contradicted) } }
	return isNamed && !differs ? { ...fields, number: { ...number, confidence: 1 } } : fields
}
