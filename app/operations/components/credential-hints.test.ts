import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addCredential } from '#app/credentials/claims.server.ts'
import { storeDocument } from '#app/credentials/documents/document-upload.server.ts'
import { aCredential, aDocument, aPaper } from '#app/credentials/fixtures.server.ts'
import type { PaperReading } from '#app/credentials/papers/paper.ts'
import { toClaim } from '#app/credentials/schema.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findCredentialRecord } from '../credentials/credential-record.server.ts'
import { CredentialHints } from './credential-hints.tsx'

async function hintsOn(credentialId: string): Promise<string> {
	const credential = await findCredentialRecord(await anOperator(), credentialId)
	if (!credential) throw new Error('There is no record')
	const Page = () => createElement(CredentialHints, { credential })
	return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: Page }])))
}

test('an operator reads which image editor a photo names, although the photo that is kept has lost it', async () => {
	const asha = await aSpecialist()
	const photo = sharp({ create: { width: 60, height: 80, channels: 3, background: '#dddddd' } })
	const addedFrom = async (bytes: Buffer, number: string) => {
		const stored = await storeDocument({ name: 'IMG_2041.jpg', bytes })
		if (!stored.ok) throw new Error(stored.failure)
		const claim = toClaim({ councilCode: 'MH-MC', number, year: 2008 })
		const added = await addCredential(asha, 'registration', claim, stored.value, null)
		return hintsOn(added.ok ? added.value.credentialId : '')
	}

	const edited = photo.clone().withExif({ IFD0: { Software: 'Snapseed 2.21' } })
	expect(await addedFrom(await edited.jpeg().toBuffer(), 'MMC/2008/771')).toContain('The file names “Snapseed 2.21”.')
	expect(await addedFrom(await photo.jpeg().toBuffer(), 'MMC/2008/772')).not.toContain('editor')
})

test('an operator gets a link to a document of another account that looks the same and says the same', async () => {
	const reading = (name: string): PaperReading => {
		const field = (value: string) => ({
			...{ value, confidence: 1, from: value },
			box: { left: 0, top: 0, width: 1, height: 1 },
		})
		return {
			...{ kind: 'registration', width: 100, height: 100, leans: 0, isPermanent: false, code: null, flags: [] },
			fields: { name: field(name), number: field('2008/11/2041'), issuedOn: field('2024-02-01') },
		}
	}
	const submit = async (name: string) => {
		const person = await aSpecialist({ name: `Dr ${name}` })
		const credential = await aCredential(person, { status: 'pending' })
		const { id: documentId } = await aDocument(credential)
		await aPaper(person, { documentId, status: 'read', reading: reading(name), pictureHash: '01'.repeat(32) })
		return credential.id
	}
	const [first, second] = [await submit('Leela Nair'), await submit('Rajesh Malhotra')]

	const hints = await hintsOn(second)

	expect(hints).toContain('The same picture is in another file')
	expect(hints).toContain(`href="/operator/credentials/${first}"`)
	expect(hints).toContain('Dr Leela Nair')
	expect(hints).toContain('Also the same: number, dates.')
})
