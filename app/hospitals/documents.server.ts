import { and, asc, eq, sql } from 'drizzle-orm'
import type { Member, Operator } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import type { DocumentFailure } from '#app/platform/check-document.server.ts'
import { formatDay } from '#app/platform/dates.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { documentMessages, prepareDocument } from '#app/platform/document-file.server.ts'
import { newFileKey } from '#app/platform/file-key.server.ts'
import { fileStore } from '#app/platform/files.server.ts'
import { orphanedFiles } from '#app/platform/orphaned-files.server.ts'
import type { Upload } from '#app/platform/read-upload.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { DocumentKind } from './documents.ts'
import { scanRefusals, scanUpload } from './scan-upload.server.ts'
import { hospitalDocuments, hospitals } from './tables.server.ts'
import { writeDown } from './team.server.ts'

export type HospitalDocumentFailure = DocumentFailure | keyof typeof scanRefusals

export const hospitalDocumentMessages: Record<HospitalDocumentFailure, string> = {
	...documentMessages,
	...scanRefusals,
}

/** Stores a document in place of the last one of its kind. An operator who checks the hospital has to look again. */
export async function saveHospitalDocument(
	owner: Member,
	kind: DocumentKind,
	upload: Upload,
): Promise<Result<null, HospitalDocumentFailure>> {
	const prepared = await prepareDocument(upload)
	if (!prepared.ok) return prepared
	const unsafe = await scanUpload(upload.bytes)
	if (unsafe) return fail(unsafe)
	const { bytes, contentType, fileName } = prepared.value
	const storageKey = newFileKey(`hospital-documents/${owner.hospitalId}`)
	await db.transaction((tx) => filesOfHospitals.expect(tx, storageKey))
	await fileStore.put(storageKey, bytes, { contentType, bytes: bytes.length })
	await db.transaction(async (tx) => {
		await noteChange(tx, owner)
		await drop(tx, owner, eq(hospitalDocuments.kind, kind))
		const file = { storageKey, fileName, contentType, sizeBytes: bytes.length, scan: 'clean' as const }
		await tx
			.insert(hospitalDocuments)
			.values({ ...file, kind, hospitalId: owner.hospitalId, uploadedBy: owner.accountId })
		await writeDown(tx, owner, 'document-added', null)
	})
	return ok(null)
}

/** False when there is no such document any longer. */
export const removeHospitalDocument = (owner: Member, documentId: string): Promise<boolean> =>
	db.transaction(async (tx) => {
		await noteChange(tx, owner)
		const removed = await drop(tx, owner, eq(hospitalDocuments.id, documentId))
		if (removed) await writeDown(tx, owner, 'document-removed', null)
		return removed
	})

/** Also makes one change wait for the other. */
const noteChange = (tx: Transaction, { hospitalId }: Member) =>
	tx
		.update(hospitals)
		.set({ version: sql`${hospitals.version} + 1`, updatedAt: sql`now()` })
		.where(eq(hospitals.id, hospitalId))

async function drop(tx: Transaction, { hospitalId }: Member, which: ReturnType<typeof eq>): Promise<boolean> {
	const dropped = await tx
		.delete(hospitalDocuments)
		.where(and(eq(hospitalDocuments.hospitalId, hospitalId), which))
		.returning({ storageKey: hospitalDocuments.storageKey })
	for (const { storageKey } of dropped) await filesOfHospitals.letGo(tx, storageKey)
	return dropped.length > 0
}

/** What a hospital has uploaded, for its members and for operators. */
export async function listHospitalDocuments(hospitalId: string) {
	const rows = await db
		.select({
			id: hospitalDocuments.id,
			kind: hospitalDocuments.kind,
			fileName: hospitalDocuments.fileName,
			contentType: hospitalDocuments.contentType,
			uploadedAt: hospitalDocuments.uploadedAt,
		})
		.from(hospitalDocuments)
		.where(eq(hospitalDocuments.hospitalId, hospitalId))
		.orderBy(asc(hospitalDocuments.kind))
	return rows.map(({ uploadedAt, contentType, ...row }) => ({
		...row,
		isPicture: contentType !== 'application/pdf',
		uploaded: formatDay(uploadedAt),
	}))
}

export type HospitalDocument = Awaited<ReturnType<typeof listHospitalDocuments>>[number]

/** A document of the member's own hospital. */
export const findOwnHospitalDocument = ({ hospitalId }: Member, documentId: string) =>
	findDocument(and(eq(hospitalDocuments.id, documentId), eq(hospitalDocuments.hospitalId, hospitalId)))

/** Any document, for the operator who checks the hospital; each reading is in the audit log. */
export async function openHospitalDocument(actor: Operator, hospitalId: string, documentId: string) {
	const document = await findDocument(
		and(eq(hospitalDocuments.id, documentId), eq(hospitalDocuments.hospitalId, hospitalId)),
	)
	if (!document) return null
	await db.transaction((tx) =>
		recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'hospital.document-read',
			subjectType: 'hospital',
			subjectId: hospitalId,
			facts: { documentId },
		}),
	)
	return document
}

async function findDocument(which: ReturnType<typeof and>) {
	const { storageKey, fileName, contentType, sizeBytes } = hospitalDocuments
	const [document] = await db
		.select({ storageKey, fileName, contentType, sizeBytes })
		.from(hospitalDocuments)
		.where(which)
	return document ?? null
}

/** What becomes of documents that no hospital holds. */
export const filesOfHospitals = orphanedFiles('hospitals.remove-orphaned-document', async (storageKey) =>
	(await db.$count(hospitalDocuments, eq(hospitalDocuments.storageKey, storageKey))) > 0 ? {} : undefined,
)
