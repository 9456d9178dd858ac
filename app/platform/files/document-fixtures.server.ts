import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

type PdfOptions = {
	/** Exact size of the file. */
	bytes?: number
	/** Goes into the catalog, such as `/OpenAction << /S /JavaScript /JS (app.alert(1)) >>`. */
	catalog?: string
	/** Goes into the trailer, such as `/Encrypt 9 0 R`. */
	trailer?: string
	/** Objects deflated inside an object stream. */
	packed?: string[]
	pages?: number
	text?: string
}

/** A PDF that opens: one page with a line of text, or as told. */
export function aPdf({ bytes, catalog = '', trailer = '', packed = [], pages = 1, text = 'Resume' }: PdfOptions = {}) {
	const content = deflateSync(Buffer.from(`BT /F1 24 Tf 72 720 Td (${text}) Tj ET`))
	const pageIds = Array.from({ length: pages }, (_, at) => 10 + at)
	const objects = [
		`1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`,
		`2 0 obj\n<< /Type /Pages /Count ${pages} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>\nendobj\n`,
		'3 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n',
		stream(4, '/Filter /FlateDecode', content),
		...pageIds.map(
			(id) =>
				`${id} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>\nendobj\n`,
		),
		...(packed.length > 0 ? [objectStream(5, packed)] : []),
	]
	const write = (padding: number) => {
		const body = `%PDF-1.7\n${objects.join('')}${padding > 0 ? `%${'x'.repeat(padding - 2)}\n` : ''}`
		const end = `trailer\n<< /Root 1 0 R /Size 20 ${trailer} >>\nstartxref\n`
		return Buffer.from(`${body}xref\n0 1\n0000000000 65535 f \n${end}${body.length}\n%%EOF\n`, 'latin1')
	}
	return padTo(bytes, write)
}

function stream(id: number, entries: string, content: Buffer) {
	return `${id} 0 obj\n<< ${entries} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream\nendobj\n`
}

function objectStream(id: number, objects: string[]) {
	let offset = 0
	const index = objects.map((object, at) => {
		const entry = `${100 + at} ${offset}`
		offset += object.length + 1
		return entry
	})
	const head = `${index.join(' ')} `
	return stream(
		id,
		`/Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode`,
		deflateSync(Buffer.from(head + objects.join(' '))),
	)
}

export type ZipPart = {
	name: string
	content: Buffer | string
	/** What the file claims; by default the truth. */
	claims?: { uncompressedSize: number }
	isStored?: boolean
	/** Already deflated, from more than anyone wants to unpack in a test. */
	packed?: Buffer
}

type DocxOptions = { bytes?: number; parts?: ZipPart[]; text?: string; relationships?: string }

const word = 'http://schemas.openxmlformats.org'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A DOCX that opens: one paragraph, and the parts given. */
export function aDocx({ bytes, parts = [], text = 'Resume', relationships = '' }: DocxOptions = {}) {
	const own: ZipPart[] = [
		{
			name: '[Content_Types].xml',
			content: `${declaration}<Types xmlns="${word}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
		},
		{
			name: '_rels/.rels',
			content: `${declaration}<Relationships xmlns="${word}/package/2006/relationships"><Relationship Id="rId1" Type="${word}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
		},
		{
			name: 'word/document.xml',
			content: `${declaration}<w:document xmlns:w="${word}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
		},
		{
			name: 'word/_rels/document.xml.rels',
			content: `${declaration}<Relationships xmlns="${word}/package/2006/relationships">${relationships}</Relationships>`,
		},
	]
	// Padding that does not compress, so that the size of the file is the size asked for.
	const padding = randomBytes(bytes ?? 0)
	return padTo(bytes, (more) => {
		const image = { name: 'word/media/image1.png', content: padding.subarray(0, more), isStored: true }
		return aZip([...own, ...parts, ...(bytes === undefined ? [] : [image])])
	})
}

/** Any ZIP, well-formed or lying. */
export function aZip(parts: ZipPart[]) {
	const front: Buffer[] = []
	const directory: Buffer[] = []
	let offset = 0
	for (const { name, content, claims, isStored = false, packed: readyPacked } of parts) {
		const plain = Buffer.from(content)
		const packed = readyPacked ?? (isStored ? plain : deflateRawSync(plain))
		const sizes = [packed.length, claims?.uncompressedSize ?? plain.length]
		const rest = [isStored ? 0 : 8, 0, 0x21, crc32(plain), ...sizes, Buffer.byteLength(name), 0] as const
		const local = fields([[0x04034b50, 4], ...shared(rest)])
		const central = fields([[0x02014b50, 4], [20, 2], ...shared(rest), [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]])
		front.push(local, Buffer.from(name), packed)
		directory.push(central, Buffer.from(name))
		offset += local.length + Buffer.byteLength(name) + packed.length
	}
	const list = Buffer.concat(directory)
	const end = fields([
		[0x06054b50, 4],
		[0, 2],
		[0, 2],
		[parts.length, 2],
		[parts.length, 2],
		[list.length, 4],
		[offset, 4],
		[0, 2],
	])
	return Buffer.concat([...front, list, end])
}

/** The fields that the header of a part and its entry in the directory have in common. */
function shared(values: readonly number[]): [number, number][] {
	const widths = [2, 2, 2, 4, 4, 4, 2, 2]
	return [[20, 2], [0x800, 2], ...values.map((value, at): [number, number] => [value, widths[at] ?? 2])]
}

function fields(list: [value: number, width: number][]) {
	return Buffer.concat(
		list.map(([value, width]) => {
			const field = Buffer.alloc(width)
			field.writeUIntLE(value, 0, width)
			return field
		}),
	)
}

function padTo(bytes: number | undefined, write: (padding: number) => Buffer) {
	if (bytes === undefined) return write(0)
	let padding = 2
	for (let tries = 0; tries < 5; tries++) {
		const file = write(padding)
		if (file.length === bytes) return file
		padding += bytes - file.length
	}
	throw new Error(`Cannot make a file of exactly ${bytes} bytes`)
}
