import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { statementPdf } from './statement-pdf.server.ts'

const line = {
	id: '0190a5f0-1234-7000-8000-abcdefabcdef',
	from: new Date('2026-11-30T03:30:00Z'),
	to: new Date('2026-11-30T14:00:00Z'),
	workedOn: '2026-11-30',
	work: 'LSCS',
	other: 'Lakeside Heart Institute',
	location: 'Pune',
	duePaise: 400_000n,
	isPaid: false,
	paidOn: null,
	state: 'x',
}
const statement = {
	month: '2026-11',
	name: 'नोव्हेंबर 2026',
	months: [],
	lines: [line],
	totalPaise: 400_000n,
	unpaidPaise: 400_000n,
}

test('the statement of a specialist is in their language, with names and amounts among it', async () => {
	const now = new Date('2026-12-01T05:00:00Z')
	const file = await inLanguage('mr', () => statementPdf(statement, { side: 'specialist', name: 'Asha Menon' }, now))

	const pdf = await getDocumentProxy(new Uint8Array(file))
	const { text } = await extractText(pdf, { mergePages: true })

	for (const said of ['Lakeside Heart Institute', 'LSCS', '₹4,000', 'Asha Menon', '194J']) expect(text).toContain(said)
	// Words in which no letter is drawn before the one that it follows: the text of a page is read from left to right.
	for (const said of ['काम', 'रक्कम', 'एकूण', 'सकाळी 9:00 ते संध्याकाळी 7:30']) expect(text).toContain(said)
	// A letter that no font has is drawn as a question mark.
	expect(text).not.toMatch(/\?|Hospital|Printed|\bam\b/)
	expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'mr' })
})
