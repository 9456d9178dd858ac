import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import yauzl from 'yauzl'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#test/cpu-time.ts'
import { checkDocument } from './check-document.server.ts'
import { aDocx, aPdf, aZip } from './document-fixtures.server.ts'

const registerPage = { accept: ['pdf', 'docx'], maxBytes: 2 * 1024 * 1024 } as const
const settingsPage = { accept: ['pdf'], maxBytes: 5 * 1024 * 1024 } as const

async function verdict(bytes: Buffer | string, rules: Parameters<typeof checkDocument>[1] = registerPage) {
	const checked = await checkDocument(Buffer.from(bytes), rules)
	return checked.ok ? checked.value.type : checked.failure
}

async function partsOf(docx: Buffer) {
	const zip = await yauzl.fromBufferPromise(docx, { lazyEntries: true, autoClose: false })
	const parts = new Map<string, string>()
	for await (const entry of zip.eachEntry())
		parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
	zip.close()
	return parts
}

async function keptOf(bytes: Buffer) {
	const checked = await checkDocument(bytes, registerPage)
	return checked.ok ? checked.value.bytes : Buffer.from(checked.failure)
}

describe('what is accepted', () => {
	test('a PDF and a DOCX, each by its contents', async () => {
		const pdf = aPdf()
		expect(await checkDocument(pdf, registerPage)).toEqual({
			ok: true,
			value: { type: 'pdf', contentType: 'application/pdf', bytes: pdf },
		})
		expect(await verdict(aDocx())).toBe('docx')
		expect(await verdict(aPdf({ packed: ['<< /Title (Dr Asha Menon) >>'] }))).toBe('pdf')
	})

	test('only the types that the form takes', async () => {
		expect(await verdict(aDocx(), settingsPage)).toBe('wrong-type')
		expect(await verdict(aPdf(), settingsPage)).toBe('pdf')
	})

	test('a file of exactly the limit, and none that is one byte larger', async () => {
		expect(await verdict(aPdf({ bytes: 2_097_152 }))).toBe('pdf')
		expect(await verdict(aPdf({ bytes: 2_097_153 }))).toBe('too-large')
		expect(await verdict(aDocx({ bytes: 2_097_152 }))).toBe('docx')
		expect(await verdict(aDocx({ bytes: 2_097_153 }))).toBe('too-large')
		expect(await verdict(aPdf({ bytes: 5_242_880 }), settingsPage)).toBe('pdf')
		expect(await verdict(aPdf({ bytes: 5_242_881 }), settingsPage)).toBe('too-large')
	})

	test('a resume that mentions scripts in its text or links', async () => {
		const links = '/Names [(https://example.com/JS/AA/) (Node/JS, React/JavaScript)] /OpenAction [10 0 R /Fit]'

		expect(await verdict(aPdf({ catalog: links }))).toBe('pdf')
		expect(await verdict(aPdf({ packed: ['<< /Title (Knows /JS and /AA) >>'] }))).toBe('pdf')
		expect(await verdict(aPdf({ text: '/JS /Launch' }))).toBe('pdf')
	})

	test.each([
		['a byte order mark in front', '\ufeff', ''],
		['blank lines in front', '\r\n \n', ''],
		['zeros behind', '', '\0'.repeat(4_096)],
		['as many zeros behind as fill a block of 128 kB', '', '\0'.repeat(100_000)],
		['a web server’s comment behind', '', '<!-- served from cache <script>1</script> -->'],
	])('a PDF with %s, which are cut off', async (_, front, behind) => {
		const pdf = aPdf()
		const kept = await keptOf(Buffer.concat([Buffer.from(front), pdf, Buffer.from(behind)]))

		expect(kept.toString('latin1').trimEnd()).toBe(pdf.toString('latin1').trimEnd())
	})

	test('a DOCX made from a template or with a logo elsewhere, neither of which is fetched', async () => {
		const link = (id: string, kind: string, target: string) =>
			`<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/>`
		const settings =
			'<w:settings xmlns:w="w" xmlns:r="r"><w:attachedTemplate r:id="rId1"/><w:zoom w:percent="100"/></w:settings>'
		const kept = await keptOf(
			aDocx({
				relationships:
					link('rId7', 'image', 'https://a.example/logo.png') + link('rId8', 'hyperlink', 'mailto:asha@mail.example'),
				parts: [
					{ name: 'word/settings.xml', content: settings },
					{
						name: 'word/_rels/settings.xml.rels',
						content: `<Relationships>${link('rId1', 'attachedTemplate', 'file:///C:\\Resume.dotx')}</Relationships>`,
					},
				],
			}),
		)
		const parts = await partsOf(kept)

		expect(await verdict(kept)).toBe('docx')
		expect(parts.get('word/settings.xml')).toBe(settings.replace('<w:attachedTemplate r:id="rId1"/>', ''))
		expect(parts.get('word/_rels/settings.xml.rels')).toBe('<Relationships></Relationships>')
		expect(parts.get('word/_rels/document.xml.rels')).toMatch(/mailto/)
		expect(parts.get('word/_rels/document.xml.rels')).not.toMatch(/a\.example/)
	})

	test('a DOCX as Word in a browser writes it, whose text has a number in its name', async () => {
		const parts = [...(await partsOf(aDocx()))].map(([name, content]) => ({
			name: name.replace('document.xml', 'document2.xml'),
			content: content.replace('word/document.xml', 'word/document2.xml'),
		}))

		expect(await verdict(aZip(parts))).toBe('docx')
	})

	test('a DOCX with links', async () => {
		const link =
			'<Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.com/?a=1&amp;b=>2" TargetMode="External"/>'

		expect(await verdict(aDocx({ relationships: link }))).toBe('docx')
	})
})

describe('what is something else or broken', () => {
	test('an empty file', async () => {
		expect(await verdict('')).toBe('empty')
	})

	test.each([
		['a web page under the name of a PDF', '<!doctype html><script>alert(1)</script>'],
		['plain text', 'Dr Asha Menon, anesthesiologist'],
		['a PDF that begins further down', `${'x'.repeat(900)}${aPdf().toString('latin1')}`],
		['a program', 'MZ\x90\x00'],
	])('%s is of the wrong type', async (_, content) => {
		expect(await verdict(content)).toBe('wrong-type')
	})

	test.each([
		[
			'password.docx',
			Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
			'locked',
		],
		[
			'resume.doc',
			Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')]),
			'old-word',
		],
		['resume.rtf', Buffer.from('{\\rtf1\\ansi Dr Asha Menon}'), 'rich-text'],
		[
			'resume.odt',
			aZip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', isStored: true }]),
			'open-document',
		],
		['photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'picture'],
		['photo.heic', Buffer.from('\0\0\0\x18ftypheic'), 'picture'],
	])('%s is named for what it is', async (_, bytes, expected) => {
		expect(await verdict(bytes)).toBe(expected)
	})

	test('another kind of ZIP is of the wrong type', async () => {
		expect(await verdict(aZip([{ name: 'xl/workbook.xml', content: '<workbook/>' }]))).toBe('wrong-type')
	})

	test.each([10, 25, 50, 75, 90, 99])('a file of which %i % arrived is damaged', async (percent) => {
		for (const whole of [aPdf({ bytes: 20_000 }), aDocx({ bytes: 20_000 })]) {
			const part = whole.subarray(0, (whole.length * percent) / 100)

			expect(await verdict(part)).toBe('damaged')
		}
	})

	test('a PDF with its table outside the file, or without a page, is damaged', async () => {
		const pdf = aPdf().toString('latin1')

		expect(await verdict(Buffer.from(pdf.replace(/startxref\n\d+/, 'startxref\n999999'), 'latin1'))).toBe('damaged')
		expect(await verdict(aPdf({ pages: 0 }))).toBe('damaged')
	})

	test('a file for the web that is shorter than it says is damaged', async () => {
		const pdf = aPdf({ catalog: '/Linearized 1 /L 900000' })

		expect(await verdict(pdf)).toBe('damaged')
	})
})

describe('a PDF that could act', () => {
	const script = '<< /S /JavaScript /JS (app.alert(1)) >>'

	test.each([
		['runs a script when opened', { catalog: `/OpenAction ${script}` }],
		['hides the name of the script', { catalog: '/OpenAction << /S /J#61vaScript /#4a#53 (app.alert(1)) >>' }],
		['runs a script on every page', { catalog: `/AA << /O ${script} >>` }],
		['fills in the date by a script', { catalog: `/AcroForm << /Fields [<< /FT /Tx /AA << /F ${script} >> >>] >>` }],
		['starts a program', { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }],
		['opens an address', { catalog: '/OpenAction << /Type /Action /S /URI /URI (https://example.com) >>' }],
		['carries another file', { catalog: '/Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >>' }],
		['has a script in an object stream', { packed: [script] }],
		['has a script inside a string of an object stream', { packed: [`(${script})`] }],
	])('%s: it is kept without that', async (_, options) => {
		const kept = await keptOf(aPdf({ text: 'Dr Asha Menon', ...options }))

		expect(kept.toString('latin1')).not.toMatch(/JavaScript|\/JS|J#61|Launch|OpenAction|EmbeddedFile|\/AA\b/)
		expect(await verdict(kept)).toBe('pdf')
	})

	test('what it carried is gone from the file too', async () => {
		const carrying = aPdf()
			.toString('latin1')
			.replace(
				'xref',
				'9 0 obj\n<< /Type /EmbeddedFile /Length 9 >>\nstream\nEVIL DATA\nendstream\nendobj\n8 0 obj\n<< /Type /Filespec /EF << /F 9 0 R >> >>\nendobj\nxref',
			)

		expect((await keptOf(Buffer.from(carrying, 'latin1'))).includes('EVIL')).toBe(false)
	})

	test.each([
		['has more pages than any resume', { pages: 201 }],
		['hides an object in a string', { catalog: `/X (9 0 obj ${script} endobj)` }],
		['is a web page as well', { catalog: '/X (<script>alert(1)</script>)' }],
	])('%s', async (_, options) => {
		expect(await verdict(aPdf(options))).toBe('unsafe')
	})

	test('is locked: for changes it is kept unlocked, and for opening it is refused', async () => {
		const kept = await keptOf(readFileSync('test/resumes/r13-owner-restricted.pdf'))

		expect(kept.includes('/Encrypt')).toBe(false)
		expect(await verdict(readFileSync('test/resumes/r12-password.pdf'))).toBe('locked')
	})

	test('hides an object in a stream', async () => {
		const pdf = aPdf().toString('latin1')
		const hidden = `7 0 obj\n<< /Length 9 >>\nstream\n8 0 obj ${script} endobj\nendstream\nendobj\nxref`

		expect(await verdict(Buffer.from(pdf.replace('xref', hidden), 'latin1'))).toBe('unsafe')
	})

	test('is an archive as well', async () => {
		const both = Buffer.concat([aPdf(), aZip([{ name: 'a.txt', content: 'a' }]), Buffer.from('\n%%EOF')])
		const ending = Buffer.concat([both, Buffer.from('startxref\n20\n%%EOF\n')])

		expect(await verdict(ending)).toBe('unsafe')
	})

	test('unpacks to more than 20 MB', async () => {
		const bomb = deflateSync(Buffer.alloc(21 * 1024 * 1024, ' ')).toString('latin1')
		const packed = `7 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n${bomb}\nendstream\nendobj\nxref`

		expect(await verdict(Buffer.from(aPdf().toString('latin1').replace('xref', packed), 'latin1'))).toBe('unsafe')
	})

	test.each([
		['names without end', '/'.repeat(5_000_000)],
		['one name per stream', '/A stream endstream '.repeat(240_000)],
		['a stream per line', '9 0 obj<</First 1>>stream\nendstream\n'.repeat(130_000)],
		['brackets without end', '('.repeat(5_000_000)],
		['comments without end', '%\n'.repeat(2_400_000)],
	])('is made to keep us busy: %s', async (_, filling) => {
		const pdf = Buffer.from(aPdf().toString('latin1').replace('xref', `9 0 obj<</A 1>>${filling}\nxref`), 'latin1')
		const spent = cpuClock()
		await checkDocument(pdf, { ...settingsPage, maxBytes: 6_000_000 })

		expect(spent()).toBeLessThan(70)
	})

	test('packs its objects in a way we cannot look into', async () => {
		const packed =
			'7 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n00>\nendstream\nendobj\nxref'

		expect(await verdict(Buffer.from(aPdf().toString('latin1').replace('xref', packed), 'latin1'))).toBe('unsafe')
	})
})

describe('a DOCX that could act', () => {
	const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

	test.each<[string, string, Parameters<typeof aDocx>[0]]>([
		['has macros', 'macros', { parts: [{ name: 'word/vbaProject.bin', content: 'x' }] }],
		['leads out of its folder', 'unsafe', { parts: [{ name: '../../etc/cron.d/x', content: 'x' }] }],
		['has an absolute path', 'unsafe', { parts: [{ name: '/etc/passwd', content: 'x' }] }],
		['has a part twice', 'unsafe', { parts: [{ name: 'word/document.xml', content: '<a/>' }] }],
		['holds another archive', 'macros', { parts: [{ name: 'word/embeddings/a.bin', content: aZip([]) }] }],
		['holds a program', 'macros', { parts: [{ name: 'word/media/image9.png', content: 'MZ\x90' }] }],
		['declares entities', 'macros', { parts: [{ name: 'word/a.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }] }],
		[
			'has markup we cannot read',
			'macros',
			{ parts: [{ name: 'word/a.xml', content: Buffer.from('\ufeff<a/>', 'utf16le') }] },
		],
		[
			'has more than 512 parts',
			'unsafe',
			{ parts: Array.from({ length: 600 }, (_, at) => ({ name: `p/${at}`, content: '' })) },
		],
		[
			'unpacks to a hundred times its size',
			'unsafe',
			{ parts: [{ name: 'word/a.bin', content: Buffer.alloc(3_000_000) }] },
		],
		[
			'brings another document in',
			'macros',
			{ relationships: `<Relationship Id="a" Type="${office}/aFChunk" Target="a.html"/>` },
		],
	])('%s', async (_, expected, options) => {
		expect(await verdict(aDocx(options))).toBe(expected)
	})

	test('fetches a picture, in other words: the link is taken out', async () => {
		const link = `<r:Relationship Id="a" Type='${office}/image' Target='https://a.example/p' TargetMode='&#69;xternal'/>`

		expect(
			(await partsOf(await keptOf(aDocx({ relationships: link })))).get('word/_rels/document.xml.rels'),
		).not.toMatch(/a\.example/)
	})

	test('misstates its unpacked size, and is refused before unpacking', async () => {
		const bomb = aDocx({
			parts: [{ name: 'word/a.bin', content: Buffer.alloc(40 * 1024 * 1024), claims: { uncompressedSize: 9 } }],
		})
		const before = process.memoryUsage().rss
		const spent = cpuClock()

		expect(await verdict(bomb)).toBe('damaged')
		expect(spent()).toBeLessThan(35)
		expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
	})

	test('unpacks from 2 MB to 2 GB, and is refused before it does', async () => {
		// A block of nothing that can be repeated, and an end.
		const block = deflateRawSync(Buffer.alloc(16 * 1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH })
		const packed = Buffer.concat([...Array.from({ length: 122 }, () => block), deflateRawSync(Buffer.alloc(0))])
		for (const uncompressedSize of [122 * 16 * 1024 * 1024, 90_000]) {
			const bomb = aDocx({ parts: [{ name: 'word/a.bin', content: '', packed, claims: { uncompressedSize } }] })
			const before = process.memoryUsage().rss
			const spent = cpuClock()

			expect(bomb.length).toBeGreaterThan(1_900_000)
			expect(['unsafe', 'damaged']).toContain(await verdict(bomb))
			expect(spent()).toBeLessThan(35)
			expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
		}
	})

	test('has 65,535 parts, and is refused before they are looked at', async () => {
		const crowd = aZip(
			Array.from({ length: 65_535 }, (_, at) => ({ name: `${at}`, content: '', packed: Buffer.alloc(0) })),
		)
		const spent = cpuClock()

		expect(await verdict(crowd, { ...settingsPage, accept: ['docx'], maxBytes: 20_000_000 })).toBe('unsafe')
		expect(spent()).toBeLessThan(35)
	})

	test('tells two sizes for one part', async () => {
		const docx = aDocx()
		docx.writeUInt32LE(7, 22)

		expect(await verdict(docx)).toBe('unsafe')
	})

	test('has something in front or behind', async () => {
		const behind = Buffer.concat([aDocx(), Buffer.from('<script>')])
		behind.writeUInt16LE(8, aDocx().length - 2)

		expect(await verdict(behind)).toBe('unsafe')
	})
})
