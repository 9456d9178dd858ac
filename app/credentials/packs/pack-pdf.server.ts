import { brand } from '#app/brand.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { env } from '#app/platform/env.server.ts'
import { newPdf, type Pdf, pdfColours } from '#app/platform/pdf/pdf.server.ts'
import type { SigningKey } from '#app/platform/pdf/signing-key.server.ts'
import { identityMark } from '#app/specialists/disclosure/identity-mark.ts'
import { kindNames } from '../kinds.ts'
import { packFacts, packTitle } from './pack-facts.ts'
import type { Pack } from './pack-opening.server.ts'

/** `check`: the address that says whether the pack still holds. */
type Proof = { check: string; key: SigningKey | null }

/** The pack as one PDF, signed where we have a key. In English, whoever downloads it: it is for hospitals, and passed on. */
export const packPdf = (pack: Pack, now: Date, proof: Proof): Promise<Buffer> =>
	inLanguage('en', () => writePack(pack, now, proof))

async function writePack(pack: Pack, now: Date, { check, key }: Proof): Promise<Buffer> {
	const pdf = await newPdf({ title: packTitle(pack), author: brand.name, now })
	writeHead(pdf, pack, now)
	for (const credential of pack.credentials) writeCredential(pdf, credential)
	if (pack.credentials.length === 0) pdf.write('No verified credentials right now.', 11, pdfColours.quiet)
	pdf.space(0.5)
	pdf.write(
		`The ${brand.name} team checked each credential against its document and the source shown. Expired and unverified credentials are not listed. Registers change, so check the number yourself before relying on it.`,
		9,
		pdfColours.quiet,
	)
	pdf.space(1)
	pdf.codeBeside(check, 96, (write) => {
		write('Check this pack', 11, pdfColours.ink)
		write('Scan the code to see whether this pack is still valid and unchanged.', 9, pdfColours.quiet)
		if (key)
			write(
				`This PDF is signed. A program that checks signatures shows whether it was changed. Our certificate: ${env.APP_ORIGIN}/credentials/certificates.pem`,
				9,
				pdfColours.quiet,
			)
	})
	return pdf.finish(key ?? undefined)
}

function writeHead(pdf: Pdf, pack: Pack, now: Date) {
	pdf.write(brand.name, 13, pdfColours.brand, 'bold')
	pdf.space(1.2)
	if (pack.name === null) pdf.write(packTitle(pack), 22, pdfColours.ink, 'bold')
	else {
		pdf.write('Verified credentials of', 11, pdfColours.quiet)
		pdf.space(0.3)
		pdf.write(pack.name, 22, pdfColours.ink, 'bold')
	}
	pdf.space(0.3)
	pdf.write(`As on ${formatDateTime(now)}`, 10, pdfColours.quiet)
	if (pack.identityOn !== null) pdf.write(`${identityMark(pack.identityOn)}.`, 10, pdfColours.quiet)
	pdf.space(1)
}

function writeCredential(pdf: Pdf, credential: Pack['credentials'][number]) {
	const facts = [{ label: 'Kind', value: kindNames[credential.kind] }, ...packFacts(credential)]
	pdf.rule(44 + facts.length * 19)
	pdf.space(0.6)
	pdf.write(credential.title, 13, pdfColours.ink, 'bold')
	pdf.space(0.3)
	pdf.facts(facts)
	pdf.space(0.6)
}
