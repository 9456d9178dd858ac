import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import type { DocumentFailure } from '../check-document.server.ts'
import { inflationBudget, OverBudget } from './budget.server.ts'
import { isActiveXml, isExternal } from './docx-xml.server.ts'

const maxEntries = 512
const maxRatio = 100
/** Small parts of repeated markup compress better than that, and do no harm. */
const ratioMattersFrom = 64 * 1024

/** Beginnings of what has no place in a document: archives, Office's old binary format, programs. */
const foreignBeginnings = ['PK\x03\x04', 'PK\x05\x06', '\xd0\xcf\x11\xe0', 'MZ', 'Rar!', '7z\xbc\xaf', '\x7fELF']
const foreignNames = /(^|\/)(vbaProject\.bin|vbaData\.xml)$|\/activeX\//i

class Unsafe extends Error {
	override name = 'Unsafe'
}

/** Why this file, which begins like a ZIP, is not taken as DOCX; `null` when it is. */
export async function problemWithDocx(bytes: Buffer): Promise<DocumentFailure | null> {
	let zip: ZipFile
	try {
		zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true, autoClose: false })
	} catch {
		return 'damaged'
	}
	try {
		if (zip.entryCount > maxEntries || zip.comment !== '') return 'unsafe'
		const entries = await listEntries(zip)
		const names = new Set(entries.map(({ fileName }) => fileName))
		if (names.size !== entries.length) return 'unsafe'
		if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return 'wrong-type'
		await refuseOverlaps(zip, entries, bytes)
		await readAll(zip, entries)
		return null
	} catch (error) {
		return error instanceof Unsafe || error instanceof OverBudget ? 'unsafe' : 'damaged'
	} finally {
		zip.close()
	}
}

async function listEntries(zip: ZipFile) {
	const entries: Entry[] = []
	try {
		for await (const entry of zip.eachEntry()) {
			if (entry.isEncrypted() || foreignNames.test(entry.fileName)) throw new Unsafe(entry.fileName)
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

async function readAll(zip: ZipFile, entries: Entry[]) {
	const budget = inflationBudget()
	// First what the file says about itself, so that most bombs are refused before anything is unpacked.
	for (const { uncompressedSize, compressedSize } of entries) {
		budget.spend(uncompressedSize)
		if (uncompressedSize > ratioMattersFrom && uncompressedSize > compressedSize * maxRatio) {
			throw new Unsafe('unpacks to too much')
		}
	}
	const counted = inflationBudget()
	for (const entry of entries) {
		if (entry.fileName.endsWith('/')) continue
		const content = await readPart(await zip.openReadStreamPromise(entry), (bytes) => counted.spend(bytes))
		const beginning = content.subarray(0, 8).toString('latin1')
		if (foreignBeginnings.some((foreign) => beginning.startsWith(foreign))) throw new Unsafe('holds another file')
		if (/\.(xml|rels)$/i.test(entry.fileName) && isActiveXml(content)) throw new Unsafe('active markup')
		if (/\.rels$/i.test(entry.fileName) && isExternal(content)) throw new Unsafe('fetches something')
	}
}

async function readPart(stream: Readable, count: (bytes: number) => void) {
	const pieces: Buffer[] = []
	for await (const piece of stream as AsyncIterable<Buffer>) {
		count(piece.length)
		pieces.push(piece)
	}
	return Buffer.concat(pieces)
}
