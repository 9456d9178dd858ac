import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { drawPdfPages } from '#app/platform/pdf/pdf-pages.server.ts'
import { withRevision } from '#app/platform/pdf/signature-fixtures.server.ts'
import { checkPdfSignature, readRoots } from '#app/platform/pdf/signature.server.ts'
import type { SigningKey } from '#app/platform/pdf/signing-key.server.ts'
import type { Pack } from './pack-opening.server.ts'
import { packCertificates, packKey } from './pack-key.server.ts'
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
	validUntil: '2030-03-31',
	checkedOn: '2026-11-03',
	checkedAgainst: 'Indian Medical Register',
	checkGrade: 'register',
}

const now = new Date('2026-11-21T05:00:00Z')
const check =
	'https://theatrelist.example/credentials/check/aCodeOfFiftyFourLettersOnThePdfThatAPhoneReadsWithoutTyping'
const printed = (pack: Omit<Pack, 'id'>, key: SigningKey | null = null) =>
	packPdf({ id: registration.id, ...pack }, now, { check, key })

async function textOf(pack: Omit<Pack, 'id'>, key: SigningKey | null = null) {
	const pdf = await getDocumentProxy(new Uint8Array(await printed(pack, key)))
	const { text, totalPages } = await extractText(pdf, { mergePages: true })
	return { text: text.replace(/\s+/g, ' '), totalPages }
}

test('the PDF says of each credential who checked what against what, and until when it counts', async () => {
	const { text, totalPages } = await textOf({ name: 'Dr Asha Menon', identityOn: null, credentials: [registration] })

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

test('the PDF is in English, also when a specialist who reads Hindi downloads it', async () => {
	const credentials = [{ ...registration, holderName: 'Asha Menon' }]
	const { text } = await inLanguage('hi', () =>
		textOf({ name: 'Dr Asha Menon', identityOn: '2026-11-27', credentials }),
	)

	expect(text).toContain('3 Nov 2026, by our team')
	expect(text).not.toMatch(/\p{Script=Devanagari}/u)
})

test('the PDF says of each credential how it was checked, and of its owner that the identity was', async () => {
	const identity = `Identity checked by ${brand.name} on 27 Nov 2026`
	const degree = { ...registration, kind: 'degree', checkGrade: 'signed' } as const
	const { text } = await textOf({
		name: 'Dr Asha Menon',
		identityOn: '2026-11-27',
		credentials: [registration, degree],
	})

	for (const said of [identity, 'Found on a register', 'Digitally signed by its issuer']) expect(text).toContain(said)
})

test('twenty credentials take several pages and lose none', async () => {
	const credentials = Array.from({ length: 20 }, (_, at) => ({ ...registration, number: `MMC/2015/${1000 + at}` }))
	const { text, totalPages } = await textOf({ name: 'Dr Asha Menon', identityOn: null, credentials })

	expect(totalPages).toBeGreaterThan(1)
	for (const { number } of credentials) expect(text).toContain(number)
	expect(text).toContain(`Page ${totalPages} of ${totalPages}`)
})

const asha = { name: 'Dr Asha Menon', identityOn: null, credentials: [registration] }
const key = packKey()
const roots = readRoots(packCertificates(key)?.pem ?? '') ?? []

test('the PDF is signed, and whoever has our certificate can check it without us', async () => {
	const file = await printed(asha, key)

	expect(checkPdfSignature(file, { roots, now })).toMatchObject({
		ok: true,
		value: { signer: { commonName: `${brand.name} demo credential packs` }, signedBytes: file.length },
	})
	const { text, totalPages } = await textOf(asha, key)
	expect(totalPages).toBe(1)
	expect(text).toContain('This PDF is signed.')
	expect(text).toContain('/credentials/certificates.pem')
})

test('no byte of the PDF can change without notice', async () => {
	const file = await printed(asha, key)
	const hole = file.indexOf('/Contents <')
	const places = Array.from({ length: 300 }, (_, at) => Math.floor((at * file.length) / 300)).filter(
		(at) => at < hole || at > hole + 20_020,
	)
	const unnoticed = places.filter((at) => {
		const changed = Buffer.from(file)
		changed.writeUInt8((changed[at] ?? 0) ^ 1, at)
		return checkPdfSignature(changed, { roots, now }).ok
	})

	expect(places.length).toBeGreaterThan(100)
	expect(unnoticed).toEqual([])
	expect(checkPdfSignature(withRevision(file, { 90: '[1]' }), { roots, now })).toMatchObject({ ok: false })
})

test('a phone reads the code as the address of the check', async () => {
	const drawn = await drawPdfPages(await printed(asha, key))
	if (!drawn.ok) throw new Error(drawn.failure)
	const { data, info } = await sharp(drawn.value).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

	expect(decodeQR({ width: info.width, height: info.height, data })).toBe(check)
})

test('without a key the PDF says nothing about a signature', async () => {
	const { text } = await textOf(asha)

	expect(text).toContain('Scan the code')
	expect(text).not.toContain('signed')
	expect(checkPdfSignature(await printed(asha), { roots, now })).toEqual({ ok: false, failure: 'not-signed' })
})

test('twenty credentials are signed as one file', async () => {
	const credentials = Array.from({ length: 20 }, (_, at) => ({ ...registration, number: `MMC/2015/${1000 + at}` }))

	expect(checkPdfSignature(await printed({ ...asha, credentials }, key), { roots, now })).toMatchObject({ ok: true })
})
