import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import type { DocumentFailure } from '../check-document.server.ts'
import { type InflationBudget, inflationBudget, OverBudget } from './budget.server.ts'
import { type PdfScan, scanPdf } from './pdf-scan.server.ts'

const unpack = promisify(inflate)

const maxPages = 200
const tailBytes = 1024
/** A ZIP's directory ends at most this far from the end of the file. */
const zipTailBytes = 65_557

/** What can act when the file is opened, fetch something, or carry another file along. */
const activeNames = new Set([
	'JS',
	'JavaScript',
	'Launch',
	'AA',
	'EmbeddedFile',
	'EmbeddedFiles',
	'RichMedia',
	'XFA',
	'SubmitForm',
	'ImportData',
	'GoToE',
	'GoToR',
	'Rendition',
])

/** Why this file, which begins like a PDF, is not taken; `null` when it is. */
export async function problemWithPdf(bytes: Buffer): Promise<DocumentFailure | null> {
	const text = bytes.toString('latin1')
	if (!hasEnding(text)) return 'damaged'
	if (isAlsoZip(bytes)) return 'unsafe'

	const scan = scanPdf(text)
	if (scan.hasMarkup || scan.hidesObjects || scan.isEndless) return 'unsafe'
	const packed = await namesInObjectStreams(text, scan)
	if (!Array.isArray(packed)) return packed

	const names = [...scan.names, ...packed]
	if (names.includes('Encrypt') || names.some((name) => activeNames.has(name)) || opensAddress(names)) return 'unsafe'

	const pages = names.filter((name, at) => name === 'Page' && names[at - 1] === 'Type').length
	if (pages === 0) return 'damaged'
	return pages > maxPages ? 'unsafe' : null
}

/** The marker at the end, and before it the place of the cross-reference table, inside the file. */
function hasEnding(text: string) {
	const tail = text.slice(-tailBytes)
	const marker = tail.lastIndexOf('%%EOF')
	if (marker < 0) return false
	const place = /startxref\s+(\d{1,10})\s*$/.exec(tail.slice(0, marker))
	if (!place || Number(place[1]) === 0 || Number(place[1]) >= text.length) return false
	// Files for the web say in front how long they are; additions make them longer, a broken transfer shorter.
	const said = /\/Linearized\b[^>]{0,200}?\/L\s+(\d+)/.exec(text.slice(0, tailBytes))
	return !said || Number(said[1]) <= text.length
}

/** The same bytes would open as an archive: two readers, two meanings. */
function isAlsoZip(bytes: Buffer) {
	return bytes.subarray(-zipTailBytes).includes('PK\x05\x06')
}

/** An opening action may show a page of the file itself, and nothing else. */
function opensAddress(names: string[]) {
	return names.some((name, at) => name === 'OpenAction' && names.slice(at + 1, at + 6).includes('URI'))
}

/** Objects may be compressed inside others, along with scripts. */
async function namesInObjectStreams(text: string, { streams }: PdfScan): Promise<string[] | 'unsafe' | 'damaged'> {
	const budget = inflationBudget()
	const names: string[] = []
	for (const { entries, from, to } of streams) {
		if (!entries.includes('ObjStm') && !entries.includes('First')) continue
		if (!canUnpack(entries)) return 'unsafe'
		const content = Buffer.from(text.slice(from, to), 'latin1')
		const unpacked = entries.includes('Filter') ? await unpackWithin(content, budget) : content
		if (!Buffer.isBuffer(unpacked)) return unpacked
		const inner = scanPdf(unpacked.toString('latin1'))
		if (inner.isEndless) return 'unsafe'
		for (const name of inner.names) names.push(name)
	}
	return names
}

/** Deflated once, or not at all. Other ways to pack objects are legal and not used by any writer we know. */
function canUnpack(entries: string[]) {
	if (entries.includes('Predictor')) return false
	if (!entries.includes('Filter')) return true
	const filters = entries.filter((name) => /Decode$|^(?:Fl|AHx|A85|LZW|RL|Crypt)$/.test(name))
	return filters.length === 1 && filters[0] === 'FlateDecode'
}

async function unpackWithin(content: Buffer, budget: InflationBudget): Promise<Buffer | 'unsafe' | 'damaged'> {
	try {
		const unpacked = await unpack(content, {
			maxOutputLength: budget.left + 1,
			finishFlush: constants.Z_SYNC_FLUSH,
		})
		budget.spend(unpacked.length)
		return unpacked
	} catch (error) {
		const isTooMuch = error instanceof OverBudget || (error instanceof RangeError && 'code' in error)
		return isTooMuch ? 'unsafe' : 'damaged'
	}
}
