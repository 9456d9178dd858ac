import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCredential, aDocument } from '#app/credentials/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { loader } from './credential-document.tsx'

test('a PDF is shown as a picture under the audit log, and one that cannot be drawn is refused', async () => {
	const as = await anOperator()
	async function open(file: Buffer) {
		const credential = await aCredential(await aSpecialist(), { status: 'pending' })
		await aDocument(credential, { file })
		return askRoute(loader, `/operator/credentials/${credential.id}/document?as=picture`, { as })
	}

	const shown = await open(aPdf())

	expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
	expect(shown.headers.get('Cache-Control')).toBe('private, no-store')
	expect((await open(Buffer.from('%PDF-1.7 nothing'))).status).toBe(422)
	expect(await db.$count(auditEvents, eq(auditEvents.action, 'credential.document-read'))).toBe(2)
})
