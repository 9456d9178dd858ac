import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import type { DocumentFailure } from '../check-document.server.ts'
import { fail, ok, type Result } from '../../result.ts'
import { type InflationBudget, inflationBudget, OverBudget } from './budget.server.ts'
import { type PdfScan, scanPdf } from './pdf-scan.server.ts'
import { writePlainPdf } from './plain-pdf.server.ts'

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

/**
 * A PDF as it may be kept, or why it is not taken. Most are kept as they came. What stands in front of its first byte or behind its last is
 * cut off. One that is locked against changes, or has scripts, actions or attachments, is written again without them.
 */
export async function cleanPdf(given: Buffer): Promise<Result<Buffer, DocumentFailure>> {
	const bytes = withoutWrapping(given)
	const problem = await problemWith(bytes)
	if (problem === null) return ok(bytes)
	if (problem !== 'locked' && problem !== 'active') return fail(problem)
	const written = await writePlainPdf(bytes)
	if (!written.ok) return fail(problem === 'locked' ? 'locked' : 'unsafe')
	const plain = withoutActions(written.value)
	return (await problemWith(plain)) === null ? ok(plain) : fail('unsafe')
}

async function problemWith(bytes: Buffer): Promise<DocumentFailure | 'active' | null> {
	const text = bytes.toString('latin1')
	if (!hasEnding(text)) return 'damaged'
	if (isAlsoZip(bytes)) return 'unsafe'

	const scan = scanPdf(text)
	if (scan.hasMarkup || scan.hidesObjects || scan.isEndless) return 'unsafe'
	// What is packed is locked as well.
	if (scan.names.includes('Encrypt')) return 'locked'
	const packed = await namesInObjectStreams(text, scan)
	if (!Array.isArray(packed)) return packed

	const names = [...scan.names, ...packed]
	const pages = names.filter((name, at) => name === 'Page' && names[at - 1] === 'Type').length
	if (pages === 0) return 'damaged'
	if (pages > maxPages) return 'unsafe'
	return names.some((name) => activeNames.has(name)) || opensAddress(names) ? 'active' : null
}

const longestWrapping = 64 * 1024
const marker = '%%EOF'

/** Byte order marks and blanks in front, and padding or a web server's comment behind: mail and scanners add them. */
function withoutWrapping(bytes: Buffer): Buffer {
	const text = bytes.toString('latin1')
	const from = /^(?:\xef\xbb\xbf|[\0\s])*/.exec(text.slice(0, tailBytes))?.[0].length ?? 0
	const end = text.lastIndexOf(marker)
	const behind = end < 0 ? '' : text.slice(end + marker.length)
	// Files that were filled up to the size of a block have as much behind them as the block is long.
	const isPadding = /^[\0\s]*$/.test(behind)
	const isWrapping =
		behind.length > 2 && (isPadding || (behind.length <= longestWrapping && !/\d\s+obj\b|\bstartxref\b/.test(behind)))
	if (from === 0 && !isWrapping) return bytes
	const part = bytes.subarray(from, isWrapping ? end + marker.length : undefined)
	return isWrapping ? Buffer.concat([part, Buffer.from('\n')]) : part
}

/** The names of everything that acts, each with another of its length, and attachments without their contents. */
function withoutActions(bytes: Buffer): Buffer {
	const plain = Buffer.from(bytes)
	const { places, streams } = scanPdf(bytes.toString('latin1'))
	for (const { name, from, to } of places)
		if (activeNames.has(name) || leadsToAction.has(name)) plain.fill('X', from, to)
	for (const { entries, from, to } of streams) if (entries.includes('EmbeddedFile')) plain.fill(' ', from, to)
	return plain
}
const leadsToAction = new Set(['OpenAction', 'EF', 'FileAttachment', 'AF'])

/** The marker at the end, and before it the place of the cross-reference table, inside the file. */
function hasEnding(text: string) {
	const tail = text.slice(-tailBytes)
	const end = tail.lastIndexOf(marker)
	if (end < 0) return false
	const place = /startxref\s+(\d{1,10})\s*$/.exec(tail.slice(0, end))
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
