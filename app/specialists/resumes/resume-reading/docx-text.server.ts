import yauzl from 'yauzl'
import { headingOf } from './headings.ts'
import { asText, type Flow } from './flows.ts'
import { readMarkup, type Node } from './markup.ts'

const maxPartBytes = 8 * 1024 * 1024
const parts = /^word\/(?:document|header|footer)\d*\.xml$/

/**
 * The text of a DOCX: text boxes and the columns of a page that is laid out by a table each by themselves, the rows of other tables as
 * lines with a tab between cells. Written here, because the library that we had needs `__proto__`, which our servers run without.
 */
export async function readDocx(bytes: Uint8Array): Promise<{ text: string; title: string | null }> {
	const read = await readParts(Buffer.from(bytes))
	const [body = '', ...others] = [...read.keys()]
		.toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other))
		.map((name) => read.get(name) ?? '')
	const main: Flow = { lines: [], isMain: true }
	const document = new Reading(main)
	document.blocks(readMarkup(body), main)
	// Headers and footers repeat on every page, and often say whose resume it is.
	const margins = others.map((xml) => {
		const flow: Flow = { lines: [], isMain: false }
		document.blocks(readMarkup(xml), flow)
		return flow
	})
	return { text: asText([main, ...document.aside, ...margins]), title: document.title }
}

const rank = (name: string) => (name.includes('document') ? 0 : name.includes('header') ? 1 : 2)

async function readParts(bytes: Buffer): Promise<Map<string, string>> {
	const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
	const read = new Map<string, string>()
	try {
		for await (const entry of zip.eachEntry()) {
			if (!parts.test(entry.fileName) || entry.uncompressedSize > maxPartBytes) continue
			const pieces: Buffer[] = []
			for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) pieces.push(piece)
			read.set(entry.fileName, Buffer.concat(pieces).toString('utf8'))
		}
	} finally {
		zip.close()
	}
	return read
}

/** Text that is not shown, or shown a second time for older programs. */
const unseen = new Set(['Fallback', 'del', 'moveFrom', 'instrText', 'delText', 'sectPr', 'pPr', 'rPr', 'tblPr', 'tcPr'])
const isTitle = (style: string | undefined) => style !== undefined && /^(?:title|name)$/i.test(style)

class Reading {
	/** What stands beside the running text. */
	readonly aside: Flow[] = []
	title: string | null = null
	private readonly main: Flow

	constructor(main: Flow) {
		this.main = main
	}

	/** Everything below a node, block by block. */
	blocks(node: Node, flow: Flow) {
		for (const child of node.children) {
			if (typeof child === 'string' || unseen.has(child.name)) continue
			if (child.name === 'p') this.paragraph(child, flow)
			else if (child.name === 'tbl') this.table(child, flow)
			else this.blocks(child, flow)
		}
	}

	private paragraph(node: Node, flow: Flow) {
		const boxes: Node[] = []
		const text = inline(node, boxes)
		const style = find(find(node, 'pPr'), 'pStyle')?.attributes.get('val')
		const isPoint = find(find(node, 'pPr'), 'numPr') !== undefined && !/^heading|^title/i.test(style ?? '')
		const lines = text.split('\n').filter((line) => line.trim() !== '')
		if (isTitle(style) && this.title === null && lines[0] !== undefined) this.title = lines[0].trim()
		for (const [at, line] of lines.entries())
			flow.lines.push(isPoint && at === 0 && !/^\s*[•–-]/u.test(line) ? `• ${line}` : line)
		for (const box of boxes) {
			const beside: Flow = { lines: [], isMain: false }
			this.aside.push(beside)
			this.blocks(box, beside)
		}
	}

	private table(node: Node, flow: Flow) {
		const rows = all(node, 'tr').map((row) =>
			all(row, 'tc').map((cell) => {
				const held: Flow = { lines: [], isMain: false }
				this.blocks(cell, held)
				return { lines: held.lines, span: Number(find(find(cell, 'tcPr'), 'gridSpan')?.attributes.get('val') ?? 1) }
			}),
		)
		const isLayout = rows.some((row) =>
			row.some(({ lines }) => lines.length > 2 && lines.slice(0, 12).some((line) => headingOf(line))),
		)
		if (isLayout && rows.some((row) => row.filter(({ lines }) => lines.length > 0).length > 1))
			return this.columns(rows, flow)
		for (const row of rows) for (const line of rowLines(row)) flow.lines.push(line)
	}

	/** A page of columns: each goes on by itself through the rows, the widest text as part of the running one. */
	private columns(rows: { lines: string[] }[][], flow: Flow) {
		const columns = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
			rows.flatMap((row) => row[at]?.lines ?? []),
		)
		const size = (lines: string[]) => lines.join('').length
		const widest = columns.toSorted((one, other) => size(other) - size(one))[0]
		for (const lines of columns) {
			if (lines === widest) flow.lines.push(...lines)
			else if (lines.length > 0) this.aside.push({ lines, isMain: false })
		}
	}
}

/** One line a row; where two columns hold a label and what belongs to it, the lines of the second go on below. */
function rowLines(row: { lines: string[]; span: number }[]): string[] {
	const [first, second] = row
	const label = first?.lines.join(' ') ?? ''
	if (row.length === 2 && first && second) {
		// Beside a photograph.
		if (second.lines.length === 0) return first.lines
		if (headingOf(label)) return [label, ...second.lines]
		const [start = '', ...rest] = second.lines
		return [`${label}\t${start}`, ...rest]
	}
	const line = row.map(({ lines, span }) => joined(lines) + '\t'.repeat(span - 1)).join('\t')
	return line.trim() === '' ? [] : [line]
}

/** `Consultant` above `Anaesthetist`: the parts of a cell, with a comma unless they have one. */
const joined = (lines: string[]) =>
	lines
		.map((line) => line.replaceAll('\t', ' ').trim())
		.join(', ')
		.replace(/,\s*,/g, ',')

const breaks: Partial<Record<string, string>> = { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' }

/** The text of a paragraph, and the text boxes that hang on it. */
function inline(node: Node, boxes: Node[]): string {
	let text = ''
	for (const child of node.children) {
		if (typeof child === 'string') continue
		if (child.name === 't') text += child.children.filter((piece) => typeof piece === 'string').join('')
		else if (child.name === 'txbxContent') boxes.push(child)
		else if (breaks[child.name] !== undefined) text += breaks[child.name]
		else if (!unseen.has(child.name) && !(child.name === 'r' && isHidden(child))) text += inline(child, boxes)
	}
	return text
}

function isHidden(run: Node): boolean {
	const vanish = find(find(run, 'rPr'), 'vanish')
	return vanish !== undefined && !/^(?:0|false|off)$/.test(vanish.attributes.get('val') ?? '')
}

const find = (node: Node | undefined, name: string) =>
	node?.children.find((child): child is Node => typeof child !== 'string' && child.name === name)
/** The nearest ones below, through whatever wraps them. */
const all = (node: Node, name: string): Node[] =>
	node.children.flatMap((child) => {
		if (typeof child === 'string' || unseen.has(child.name)) return []
		return child.name === name ? [child] : child.name === 'tbl' ? [] : all(child, name)
	})
