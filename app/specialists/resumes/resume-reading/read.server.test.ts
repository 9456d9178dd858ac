// Alone: measures the memory of its process.
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aDocx, aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { readResume as read } from './read.server.ts'

const today = '2026-11-22'
const readResume = (job: { bytes: Buffer; contentType: string }, limits?: Parameters<typeof read>[1]) =>
	read({ ...job, today }, limits)

const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const lines = ['Dr Asha Menon, MD Anaesthesiology', 'Consultant since 2019', 'Lakeside Heart Institute, Pune']
/** One below the other, because text beyond the page edge is not read. */
const drawn = lines.join(') Tj 0 -30 Td (')
const aReadablePdf = () => aPdf({ text: drawn })

test('a PDF and a DOCX are read', async () => {
	const found = {
		text: lines.join('\n'),
		proposal: { name: 'Dr Asha Menon', degrees: [{ degree: 'MD Anaesthesiology' }] },
	}

	expect(await readResume({ bytes: aReadablePdf(), contentType: pdf })).toMatchObject({ ok: true, value: found })
	const bytes = aDocx({ text: lines.join('</w:t><w:br/><w:t>') })
	expect(await readResume({ bytes, contentType: docx })).toMatchObject({ ok: true, value: found })
})

test.each([
	['a scan, which has no text', aPdf({ text: '' }), pdf],
	['a few words', aPdf({ text: 'Resume' }), pdf],
	['something broken', Buffer.from('%PDF-1.7 nothing'), pdf],
	['a DOCX under the name of a PDF', aDocx({ text: lines.join(' ') }), pdf],
	['nothing', Buffer.alloc(0), pdf],
	['more than we take', Buffer.alloc(5 * 1024 * 1024 + 1), pdf],
])('%s cannot be read', async (_, bytes, contentType) => {
	expect(await readResume({ bytes, contentType })).toEqual({ ok: false, failure: 'unreadable' })
})

test('a file that unpacks without end is given up, and the next one is read', async () => {
	const bomb = aPdfOf(deflateSync(Buffer.alloc(700_000_000, 'BT (Asha Menon) Tj ET ')))
	const before = process.memoryUsage().rss
	let peak = 0
	const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss - before)), 20)

	expect(await readResume({ bytes: bomb, contentType: pdf })).toEqual({ ok: false, failure: 'unreadable' })
	clearInterval(watch)
	expect(peak).toBeLessThan(500 * 1024 * 1024)
	expect(await readResume({ bytes: aReadablePdf(), contentType: pdf })).toMatchObject({ ok: true })
})

test('a reader that is too slow is stopped', async () => {
	expect(await readResume({ bytes: aReadablePdf(), contentType: pdf }, { timeMs: 1 })).toMatchObject({ ok: false })
})

test('a reader that wants too much memory is stopped, and we are not', async () => {
	expect(await readResume({ bytes: aReadablePdf(), contentType: pdf }, { heapMb: 4 })).toMatchObject({ ok: false })
})

function aPdfOf(content: Buffer) {
	const whole = aPdf().toString('latin1')
	const [head = '', rest = ''] = whole.split(/4 0 obj[\s\S]*?endobj\n/)
	return Buffer.from(
		`${head}4 0 obj\n<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream\nendobj\n${rest}`,
		'latin1',
	)
}
