import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import yazl from 'yazl'
import type { DocumentFailure } from '../check-document.server.ts'
import { fail, ok, type Result } from '../../result.ts'
import { inflationBudget, OverBudget } from './budget.server.ts'
import { isActiveXml, readLinks, withoutFetched, withoutUses } from './docx-xml.server.ts'

const maxEntries = 512
const maxRatio = 100
/** Small parts of repeated markup compress better than that, and do no harm. */
const ratioMattersFrom = 64 * 1024

/** Beginnings of what has no place in a document: archives, Office's old binary format, programs. */
const foreignBeginnings = ['PK\x03\x04', 'PK\x05\x06', '\xd0\xcf\x11\xe0', 'MZ', 'Rar!', '7z\xbc\xaf', '\x7fELF']
const foreignNames = /(^|\/)(vbaProject\.bin|vbaData\.xml)$|\/activeX\//i

/** Word in a browser numbers it. */
const mainPart = /^word\/document\d*\.xml$/

class Unsafe extends Error {
	override name = 'Unsafe'
}
class HasMacros extends Error {
	override name = 'HasMacros'
}

/**
 * A DOCX as it may be kept, or why it is not taken. What Word would fetch unasked, such as the template the file was made from or a logo
 * on some server, is taken out; a file without such links is kept as it came.
 */
export async function cleanDocx(bytes: Buffer): Promise<Result<Buffer, DocumentFailure>> {
	let zip: ZipFile
	try {
		zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true, autoClose: false })
	} catch {
		return fail('damaged')
	}
	try {
		if (zip.entryCount > maxEntries || zip.comment !== '') return fail('unsafe')
		const entries = await listEntries(zip)
		const names = new Set(entries.map(({ fileName }) => fileName))
		if (names.size !== entries.length) return fail('unsafe')
		const hasText = [...names].some((name) => mainPart.test(name))
		if (!names.has('[Content_Types].xml') || !hasText) return fail('wrong-type')
		await refuseOverlaps(zip, entries, bytes)
		const parts = await readAll(zip, entries)
		return ok(await withoutFetchedParts(parts, bytes))
	} catch (error) {
		if (error instanceof HasMacros) return fail('macros')
		return fail(error instanceof Unsafe || error instanceof OverBudget ? 'unsafe' : 'damaged')
	} finally {
		zip.close()
	}
}

/** Written again where a list of links names something to fetch. */
async function withoutFetchedParts(parts: ReadonlyMap<string, Buffer>, asItCame: Buffer): Promise<Buffer> {
	const cleaned = new Map(parts)
	for (const [name, content] of parts) {
		const [, folder, owner] = /^(.*?)_rels\/([^/]+)\.rels$/i.exec(name) ?? []
		if (folder === undefined) continue
		const { text, unread, brings, fetched } = readLinks(content)
		if (unread) throw new Unsafe('links that we cannot read')
		if (brings) throw new HasMacros('brings another document in')
		if (fetched.length === 0) continue
		cleaned.set(name, Buffer.from(withoutFetched(text)))
		const part = parts.get(`${folder}${owner}`)
		if (part) cleaned.set(`${folder}${owner}`, withoutUses(part, fetched))
	}
	if ([...parts].every(([name, content]) => cleaned.get(name) === content)) return asItCame
	const zip = new yazl.ZipFile()
	for (const [name, content] of cleaned) zip.addBuffer(content, name)
	zip.end()
	return buffer(zip.outputStream)
}

async function listEntries(zip: ZipFile) {
	const entries: Entry[] = []
	try {
		for await (const entry of zip.eachEntry()) {
			if (foreignNames.test(entry.fileName)) throw new HasMacros(entry.fileName)
			if (entry.isEncrypted()) throw new Unsafe(entry.fileName)
			entries.push(entry)
			if (entries.length > maxEntries) throw new Unsafe('too many entries')
		}
	} catch (error) {
		// The library refuses names that lead out of the folder they are unpacked to.
		if (error instanceof Error && /path|characters in fileName/.test(error.message)) throw new Unsafe(error.message)
		throw error
	}
	return entries
}

/**
 * The directory at the end must match the header before each part. The parts must follow each other from the first
 * byte, and none may be inside another, because that is how small files claim gigabytes.
 */
async function refuseOverlaps(zip: ZipFile, entries: Entry[], bytes: Buffer) {
	let end = 0
	for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
		const header = await zip.readLocalFileHeaderPromise(entry)
		if (end === 0 && entry.relativeOffsetOfLocalHeader !== 0) throw new Unsafe('something stands in front')
		if (entry.relativeOffsetOfLocalHeader < end) throw new Unsafe('parts overlap')
		if (!header.fileName.equals(entry.fileNameRaw)) throw new Unsafe('two names for one part')
		if (header.compressionMethod !== entry.compressionMethod) throw new Unsafe('two methods for one part')
		// Written as a stream, a part tells its size only behind it, and the header holds zeros.
		const isNotifiedByCaller = (header.generalPurposeBitFlag & 8) === 0 || header.uncompressedSize !== 0
		const agrees = header.uncompressedSize === entry.uncompressedSize && header.compressedSize === entry.compressedSize
		if (isNotifiedByCaller && !agrees) throw new Unsafe('two sizes for one part')
		end = header.fileDataStart + entry.compressedSize
		if (end > bytes.length) throw new Error('cut off')
	}
}

/** Every part, unless one of them is no honest one. */
async function readAll(zip: ZipFile, entries: Entry[]): Promise<Map<string, Buffer>> {
	const budget = inflationBudget()
	// First what the file says about itself, so that most bombs are refused before anything is unpacked.
	for (const { uncompressedSize, compressedSize } of entries) {
		budget.spend(uncompressedSize)
		if (uncompressedSize > ratioMattersFrom && uncompressedSize > compressedSize * maxRatio) {
			throw new Unsafe('unpacks to too much')
		}
	}
	const counted = inflationBudget()
	const parts = new Map<string, Buffer>()
	for (const entry of entries) {
		if (entry.fileName.endsWith('/')) continue
		const content = await readPart(await zip.openReadStreamPromise(entry), (bytes) => counted.spend(bytes))
		const beginning = content.subarray(0, 8).toString('latin1')
		if (foreignBeginnings.some((foreign) => beginning.startsWith(foreign))) throw new HasMacros('holds another file')
		if (/\.(xml|rels)$/i.test(entry.fileName) && isActiveXml(content)) throw new HasMacros('active markup')
		parts.set(entry.fileName, content)
	}
	return parts
}

async function readPart(stream: Readable, count: (bytes: number) => void) {
	const pieces: Buffer[] = []
	for await (const piece of stream as AsyncIterable<Buffer>) {
		count(piece.length)
		pieces.push(piece)
	}
	return Buffer.concat(pieces)
}
