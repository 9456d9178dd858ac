import { constants, deflateRawSync, deflateSync } from 'node:zlib'
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

describe('what is accepted', () => {
	test('a PDF and a DOCX, each by its contents', async () => {
		expect(await checkDocument(aPdf(), registerPage)).toEqual({
			ok: true,
			value: { type: 'pdf', contentType: 'application/pdf' },
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
		['starts a program', { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }],
		['opens an address', { catalog: '/OpenAction << /Type /Action /S /URI /URI (https://example.com) >>' }],
		['carries another file', { catalog: '/Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >>' }],
		['has a script in an object stream', { packed: [script] }],
		['has a script inside a string of an object stream', { packed: [`(${script})`] }],
		['needs a password', { trailer: '/Encrypt 9 0 R' }],
		['has more pages than any resume', { pages: 201 }],
		['hides an object in a string', { catalog: `/X (9 0 obj ${script} endobj)` }],
		['is a web page as well', { catalog: '/X (<script>alert(1)</script>)' }],
	])('%s', async (_, options) => {
		expect(await verdict(aPdf(options))).toBe('unsafe')
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

		expect(spent()).toBeLessThan(1_000)
	})

	test('packs its objects in a way we cannot look into', async () => {
		const packed =
			'7 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n00>\nendstream\nendobj\nxref'

		expect(await verdict(Buffer.from(aPdf().toString('latin1').replace('xref', packed), 'latin1'))).toBe('unsafe')
	})
})

describe('a DOCX that could act', () => {
	const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

	test.each([
		['has macros', { parts: [{ name: 'word/vbaProject.bin', content: 'x' }] }],
		['leads out of its folder', { parts: [{ name: '../../etc/cron.d/x', content: 'x' }] }],
		['has an absolute path', { parts: [{ name: '/etc/passwd', content: 'x' }] }],
		['has a part twice', { parts: [{ name: 'word/document.xml', content: '<a/>' }] }],
		['holds another archive', { parts: [{ name: 'word/embeddings/a.bin', content: aZip([]) }] }],
		['holds a program', { parts: [{ name: 'word/media/image9.png', content: 'MZ\x90' }] }],
		['declares entities', { parts: [{ name: 'word/a.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }] }],
		['has markup we cannot read', { parts: [{ name: 'word/a.xml', content: Buffer.from('\ufeff<a/>', 'utf16le') }] }],
		['has more than 512 parts', { parts: Array.from({ length: 600 }, (_, at) => ({ name: `p/${at}`, content: '' })) }],
		['unpacks to a hundred times its size', { parts: [{ name: 'word/a.bin', content: Buffer.alloc(3_000_000) }] }],
		[
			'fetches a template',
			{
				relationships: `<Relationship Id="a" Type="${office}/attachedTemplate" Target="https://a.example/t.dotm" TargetMode="External"/>`,
			},
		],
		[
			'fetches a picture, in other words',
			{
				relationships: `<r:Relationship Id="a" Type='${office}/image' Target='https://a.example/p' TargetMode='&#69;xternal'/>`,
			},
		],
		[
			'brings another document in',
			{ relationships: `<Relationship Id="a" Type="${office}/aFChunk" Target="a.html"/>` },
		],
	])('%s', async (_, options) => {
		expect(await verdict(aDocx(options))).toBe('unsafe')
	})

	test('misstates its unpacked size, and is refused before unpacking', async () => {
		const bomb = aDocx({
			parts: [{ name: 'word/a.bin', content: Buffer.alloc(40 * 1024 * 1024), claims: { uncompressedSize: 9 } }],
		})
		const before = process.memoryUsage().rss
		const spent = cpuClock()

		expect(await verdict(bomb)).toBe('damaged')
		expect(spent()).toBeLessThan(500)
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
			expect(spent()).toBeLessThan(500)
			expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
		}
	})

	test('has 65,535 parts, and is refused before they are looked at', async () => {
		const crowd = aZip(
			Array.from({ length: 65_535 }, (_, at) => ({ name: `${at}`, content: '', packed: Buffer.alloc(0) })),
		)
		const spent = cpuClock()

		expect(await verdict(crowd, { ...settingsPage, accept: ['docx'], maxBytes: 20_000_000 })).toBe('unsafe')
		expect(spent()).toBeLessThan(500)
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
