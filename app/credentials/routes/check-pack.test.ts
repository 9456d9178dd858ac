import { expect, test } from 'vitest'
import { checkPdfSignature, readRoots } from '#app/platform/pdf/signature.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { aCredential, aPack } from '../fixtures.server.ts'
import { checkCode } from '../packs/pack-check.server.ts'
import { packKey } from '../packs/pack-key.server.ts'
import { openPack } from '../packs/pack-opening.server.ts'
import { packPdf } from '../packs/pack-pdf.server.ts'
import { revokePack } from '../packs/packs.server.ts'
import { loader } from './check-pack.tsx'
import { loader as loadCertificates } from './pack-certificates.tsx'

const visit = (code: string) => loader({ params: { code } } as Parameters<typeof loader>[0])
const now = new Date('2026-11-21T05:00:00Z')

async function aPrintedPack() {
	const asha = await aSpecialist()
	const { number } = await aCredential(asha)
	const { id, token } = await aPack(asha)
	const opened = await openPack(token, 'owner', 'pdf')
	if (!opened.ok) throw new Error(opened.failure)
	return { asha, id, number, pack: opened.value, code: checkCode(opened.value, now) }
}

test('a stranger with the PDF learns that it holds, and neither name nor number', async () => {
	const { code, number } = await aPrintedPack()
	const { data, init } = await visit(code)

	expect(init?.status).toBe(200)
	expect(data.found).toMatchObject({ initials: 'AM', isUnchanged: true })
	expect(JSON.stringify(data)).not.toMatch(/Asha|Menon/)
	expect(JSON.stringify(data)).not.toContain(number)
})

test('no search engine, cache or other site learns of the page', async () => {
	const { init } = await visit((await aPrintedPack()).code)

	expect(init?.headers).toEqual({
		'X-Robots-Tag': 'noindex, nofollow, noarchive',
		'Referrer-Policy': 'no-referrer',
		'Cache-Control': 'private, no-store',
	})
})

test('a pack that was turned off and one that never was look the same', async () => {
	const { asha, id, code } = await aPrintedPack()
	await revokePack(asha, id)

	const [turnedOff, unknown] = [await visit(code), await visit('never-made')]
	expect(turnedOff).toEqual(unknown)
	expect(unknown.init?.status).toBe(404)
})

test('the certificates that we hand out check the PDF', async () => {
	const { pack } = await aPrintedPack()
	const file = await packPdf(pack, now, { check: 'https://theatrelist.example/', key: packKey() })
	const roots = readRoots(await loadCertificates().text()) ?? []

	expect(checkPdfSignature(file, { roots, now })).toMatchObject({ ok: true })
})
