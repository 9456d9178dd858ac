import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { Pack } from './pack-opening.server.ts'
import { packPdf } from './pack-pdf.server.ts'

const registration: Pack['credentials'][number] = {
	id: '5b1f2d3c-0000-4000-8000-000000000000',
	kind: 'registration',
	title: 'Maharashtra Medical Council',
	number: 'MMC/2015/004711',
	institution: null,
	holderName: 'आशा राधिका मेनन',
	checkedName: 'Asha Menon',
	year: 2015,
	validUntil: '31 Mar 2030',
	checkedOn: '3 Nov 2026',
	checkedAgainst: 'Indian Medical Register',
}

async function textOf(pack: Pack) {
	const pdf = await getDocumentProxy(new Uint8Array(await packPdf(pack, new Date('2026-11-21T05:00:00Z'))))
	const { text, totalPages } = await extractText(pdf, { mergePages: true })
	return { text: text.replace(/\s+/g, ' '), totalPages }
}

test('the PDF says of each credential who checked what against what, and until when it counts', async () => {
	const { text, totalPages } = await textOf({ name: 'Dr Asha Menon', credentials: [registration] })

	expect(totalPages).toBe(1)
	for (const said of [
		'Dr Asha Menon',
		'As on Sat, 21 Nov 2026, 10:30 am IST',
		'MMC/2015/004711',
		'31 Mar 2030',
		'3 Nov 2026, by our team',
		'Indian Medical Register',
	])
		expect(text).toContain(said)
})

test('twenty credentials take several pages and lose none', async () => {
	const credentials = Array.from({ length: 20 }, (_, at) => ({ ...registration, number: `MMC/2015/${1000 + at}` }))
	const { text, totalPages } = await textOf({ name: 'Dr Asha Menon', credentials })

	expect(totalPages).toBeGreaterThan(1)
	for (const { number } of credentials) expect(text).toContain(number)
	expect(text).toContain(`Page ${totalPages} of ${totalPages}`)
})
