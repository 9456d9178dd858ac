import { sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { hashToken, newToken } from '#app/identity/tokens.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { uniqueNumber } from '#test/unique.ts'
import { credentialDocuments, credentialPacks, credentialPapers, credentials } from './tables.server.ts'

/** A registration with the Maharashtra Medical Council that we have verified, because most stories start there. */
export async function aCredential(
	{ specialistId }: Pick<Specialist, 'specialistId'>,
	overrides: Partial<typeof credentials.$inferInsert> = {},
) {
	const kind = overrides.kind ?? 'registration'
	const registration = { title: 'Maharashtra Medical Council', councilCode: 'MH-MC', number: aRegistrationNumber() }
	const degree = { title: 'MD Anaesthesiology', institution: 'B. J. Government Medical College, Pune' }
	const status = overrides.status ?? 'verified'
	return only(
		await db
			.insert(credentials)
			.values({
				...(kind === 'registration' ? registration : degree),
				year: 2015,
				verifiedAt: status === 'verified' ? sql`now()` : null,
				statusReason: status === 'rejected' ? 'The photo cannot be read.' : null,
				...overrides,
				kind,
				status,
				specialistId,
			})
			.returning(),
	)
}

const aRegistrationNumber = () => `MMC/2015/${uniqueNumber()}`

/** The current document of a credential, called clean by the scanner. With `file` it is in the store as well. */
export async function aDocument(
	{ id }: Pick<typeof credentials.$inferSelect, 'id'>,
	{ file, ...overrides }: Partial<typeof credentialDocuments.$inferInsert> & { file?: Buffer } = {},
) {
	const document = only(
		await db
			.insert(credentialDocuments)
			.values({
				storageKey: newFileKey('credentials'),
				fileName: 'Registration.pdf',
				contentType: 'application/pdf',
				sizeBytes: file?.length ?? 48_213,
				scan: 'clean',
				...overrides,
				credentialId: id,
			})
			.returning(),
	)
	if (file) await fileStore.put(document.storageKey, file, { contentType: document.contentType, bytes: file.length })
	return document
}

/** A link to the specialist's verified credentials that works for two weeks, with its token. */
export async function aPack(
	{ specialistId }: Pick<Specialist, 'specialistId'>,
	overrides: Partial<typeof credentialPacks.$inferInsert> = {},
) {
	const token = newToken()
	const pack = only(
		await db
			.insert(credentialPacks)
			.values({
				label: 'Lakeside Heart Institute',
				expiresAt: sql`now() + interval '14 days'`,
				...overrides,
				tokenHash: hashToken(token),
				specialistId,
			})
			.returning(),
	)
	return { ...pack, token }
}

/** A photo that was uploaded, scanned and read, and whose form was not sent yet. With `file` it is in the store as well. */
export async function aPaper(
	{ specialistId }: Pick<Specialist, 'specialistId'>,
	{ file, ...overrides }: Partial<typeof credentialPapers.$inferInsert> & { file?: Buffer } = {},
) {
	const paper = only(
		await db
			.insert(credentialPapers)
			.values({
				...{ kind: 'registration', contentType: 'image/jpeg', scan: 'clean', status: 'unreadable' },
				storageKey: newFileKey('credentials'),
				fileName: 'Certificate.jpeg',
				sizeBytes: file?.length ?? 48_213,
				...overrides,
				specialistId,
			})
			.returning(),
	)
	if (file) await fileStore.put(paper.storageKey, file, { contentType: paper.contentType, bytes: file.length })
	return paper
}
