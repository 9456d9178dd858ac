import { asc, eq } from 'drizzle-orm'
import { db } from '#app/platform/db.server.ts'
import { type PersonalExport, without } from '#app/platform/personal-export.ts'
import {
	credentialDocuments,
	credentialPackOpenings,
	credentialPacks,
	credentials,
	credentialStatusEvents,
} from './tables.server.ts'

/** A specialist's claims, their documents, our findings, and who opened the links to them. */
export const credentialsExport: PersonalExport = {
	name: 'credentials',
	holds: [credentials, credentialStatusEvents, credentialDocuments, credentialPacks, credentialPackOpenings],
	leavesOut: [],
	async collect(accountId) {
		const documents = await db
			.select({
				id: credentialDocuments.id,
				credentialId: credentialDocuments.credentialId,
				fileName: credentialDocuments.fileName,
				scan: credentialDocuments.scan,
				uploadedAt: credentialDocuments.uploadedAt,
				retiredAt: credentialDocuments.retiredAt,
				storageKey: credentialDocuments.storageKey,
			})
			.from(credentialDocuments)
			.innerJoin(credentials, eq(credentials.id, credentialDocuments.credentialId))
			.where(eq(credentials.specialistId, accountId))
			.orderBy(asc(credentialDocuments.uploadedAt))
		return {
			records: {
				...(await readClaims(accountId)),
				documents: documents.map((document, at) => ({
					...without(document, 'storageKey'),
					file: documentPath(at, document.fileName),
				})),
				...(await readPacks(accountId)),
			},
			files: documents.map(({ storageKey, fileName }, at) => ({ path: documentPath(at, fileName), storageKey })),
		}
	},
}

const documentPath = (at: number, fileName: string) => `credentials/${at + 1} ${fileName}`

async function readClaims(accountId: string) {
	const claims = await db.select().from(credentials).where(eq(credentials.specialistId, accountId))
	return {
		// Which of our people looked at it is theirs.
		credentials: claims.map((claim) => without(claim, 'verifiedBy')),
		history: await db
			.select({
				credentialId: credentialStatusEvents.credentialId,
				from: credentialStatusEvents.from,
				to: credentialStatusEvents.to,
				reason: credentialStatusEvents.reason,
				at: credentialStatusEvents.at,
			})
			.from(credentialStatusEvents)
			.innerJoin(credentials, eq(credentials.id, credentialStatusEvents.credentialId))
			.where(eq(credentials.specialistId, accountId))
			.orderBy(asc(credentialStatusEvents.at)),
	}
}

async function readPacks(accountId: string) {
	const packs = await db.select().from(credentialPacks).where(eq(credentialPacks.specialistId, accountId))
	return {
		sharedLinks: packs.map((pack) => without(pack, 'tokenHash')),
		openings: await db
			.select({
				packId: credentialPackOpenings.packId,
				name: credentialPackOpenings.openerName,
				organisation: credentialPackOpenings.openerOrganisation,
				what: credentialPackOpenings.what,
				at: credentialPackOpenings.at,
			})
			.from(credentialPackOpenings)
			.innerJoin(credentialPacks, eq(credentialPacks.id, credentialPackOpenings.packId))
			.where(eq(credentialPacks.specialistId, accountId))
			.orderBy(asc(credentialPackOpenings.at)),
	}
}
