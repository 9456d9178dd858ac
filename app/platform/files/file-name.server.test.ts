import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { attachmentHeader, safeFileName } from './file-name.server.ts'
import { fileResponse } from './file-response.server.ts'

test.each([
	['Asha Menon.pdf', 'Asha Menon.pdf'],
	['../../etc/cron.d/x', 'x.pdf'],
	['C:\\Users\\asha\\cv.PDF', 'cv.pdf'],
	['a\r\nSet-Cookie: b=c.pdf', 'a Set-Cookie b=c.pdf'],
	['\u202efdp.exe', 'fdp.exe.pdf'],
	['cv.pdf.exe', 'cv.pdf.exe.pdf'],
	['डॉ. आशा.pdf', 'डॉ. आशा.pdf'],
	['con.pdf', 'file.pdf'],
	['.pdf', 'file.pdf'],
	['', 'file.pdf'],
	['...', 'file.pdf'],
	['\ud800.pdf', 'file.pdf'],
])('%j is shown as %j', (given, shown) => {
	expect(safeFileName(given)).toBe(shown)
})

test('the extension is that of what the file is', () => {
	expect(safeFileName('cv.pdf', 'docx')).toBe('cv.pdf.docx')
	expect(safeFileName('', 'docx')).toBe('file.docx')
})

test('a name of 4 KB is cut to 120 letters, with its extension', () => {
	const name = safeFileName(`${'नी'.repeat(4096)}.pdf`)

	expect([...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)]).toHaveLength(120)
	expect(name.endsWith('.pdf')).toBe(true)
	expect(safeFileName(`a${'\u0301'.repeat(4096)}.pdf`).length).toBeLessThan(500)
})

test('the header for a download is plain ASCII whatever the name', () => {
	expect(attachmentHeader("डॉ 'A'.pdf")).toBe(
		`attachment; filename="file.pdf"; filename*=UTF-8''%E0%A4%A1%E0%A5%89%20%27A%27.pdf`,
	)
	expect(attachmentHeader('a\r\n".docx')).toBe(`attachment; filename="file.docx"; filename*=UTF-8''a%0D%0A%22.docx`)
	expect(attachmentHeader('\ud800.pdf')).toContain('%EF%BF%BD.pdf')
})

test('a download is saved, not shown, and never cached', async () => {
	const answer = fileResponse(Readable.from([Buffer.from('abc')]), {
		contentType: 'application/pdf',
		fileName: 'Asha.pdf',
	})

	expect(await answer.text()).toBe('abc')
	expect(Object.fromEntries(answer.headers)).toEqual({
		'content-type': 'application/pdf',
		'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''Asha.pdf`,
		'x-content-type-options': 'nosniff',
		'content-security-policy': "sandbox; default-src 'none'",
		'cross-origin-resource-policy': 'same-origin',
		'cache-control': 'private, no-store',
	})
})
