import { buffer } from 'node:stream/consumers'
import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Member, Operator } from '#app/identity/actor.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import type { DocumentFailure } from '#app/platform/files/check-document.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { documentMessages, prepareDocument } from '#app/platform/files/document-file.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore, putUpload } from '#app/platform/files/files.server.ts'
import { orphanedFiles } from '#app/platform/files/orphaned-files.server.ts'
import type { Upload } from '#app/platform/files/read-upload.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { scanRefusals, scanUpload } from '#app/platform/files/scan-upload.server.ts'
import { scanner } from '#app/platform/files/scanner.server.ts'
import type { Scanner } from '#app/platform/files/scan-verdict.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { type DocumentKind, documentNames } from './documents.ts'
import { hospitalDocumentInfected } from '../messages.ts'
import { listOwnersToNotify } from '../team/membership.server.ts'
import { hospitalDocuments, hospitals } from '../tables.server.ts'
import { writeDown } from '../team/team.server.ts'

export type HospitalDocumentFailure = DocumentFailure | 'infected'

export const hospitalDocumentMessages: Record<HospitalDocumentFailure, string> = {
	...documentMessages,
	infected: scanRefusals.infected,
}

/**
 * Stores a document in place of the last one of its kind. An operator who checks the hospital has to look again. While the scanner
 * has no verdict, it cannot be opened.
 */
export async function saveHospitalDocument(
	owner: Member,
	kind: DocumentKind,
	upload: Upload,
): Promise<Result<null, HospitalDocumentFailure>> {
	const prepared = await prepareDocument(upload)
	if (!prepared.ok) return prepared
	const found = await scanUpload(upload.bytes)
	if (found === 'infected') return fail(found)
	const { bytes, contentType, fileName } = prepared.value
	const storageKey = newFileKey(`hospital-documents/${owner.hospitalId}`)
	await db.transaction((tx) => filesOfHospitals.expect(tx, storageKey))
	if (!(await putUpload(storageKey, bytes, contentType))) return fail('not-stored')
	await db.transaction(async (tx) => {
		await noteChange(tx, owner)
		await drop(tx, owner, eq(hospitalDocuments.kind, kind))
		const scan = found === null ? ('clean' as const) : ('scanning' as const)
		const file = { storageKey, fileName, contentType, sizeBytes: bytes.length, scan }
		const { id } = only(
			await tx
				.insert(hospitalDocuments)
				.values({ ...file, kind, hospitalId: owner.hospitalId, uploadedBy: owner.accountId })
				.returning({ id: hospitalDocuments.id }),
		)
		if (scan === 'scanning') await enqueue(tx, scanHospitalDocument, { documentId: id })
		await writeDown(tx, owner, 'document-added', null, { documentId: id, kind })
	})
	return ok(null)
}

/** For an upload during which the scanner did not answer. Retries for long, because the document stays closed until it is called clean. */
export const scanHospitalDocument = defineTask({
	name: 'hospitals.scan-document',
	payload: z.object({ documentId: z.uuid() }),
	retryLimit: 1_000,
	retryDelayMax: 30,
	run: ({ documentId }) => judgeDocument(documentId),
})

/** Asks the scanner and writes its verdict down. Throws when there is none; once there is one, does nothing. */
export async function judgeDocument(documentId: string, by: Scanner = scanner) {
	const isWaiting = and(eq(hospitalDocuments.id, documentId), eq(hospitalDocuments.scan, 'scanning'))
	const [document] = await db.select().from(hospitalDocuments).where(isWaiting)
	if (!document) return
	const stored = await fileStore.get(document.storageKey)
	if (!stored) throw new Error('A document is not in the store')
	if ((await by.scan(await buffer(stored))) === 'clean')
		return void (await db.update(hospitalDocuments).set({ scan: 'clean' }).where(isWaiting))
	await db.transaction((tx) => removeInfected(tx, document))
}

async function removeInfected(
	tx: Transaction,
	{ id, hospitalId, kind, fileName }: typeof hospitalDocuments.$inferSelect,
) {
	await noteChange(tx, { hospitalId })
	if (!(await drop(tx, { hospitalId }, eq(hospitalDocuments.id, id)))) return
	await recordAudit(tx, {
		action: 'hospital.document-infected',
		subjectType: 'hospital',
		subjectId: hospitalId,
		facts: { documentId: id, kind },
	})
	await notify(tx, hospitalDocumentInfected, {
		to: await listOwnersToNotify(tx, hospitalId),
		key: `hospital-document-infected/${id}`,
		facts: { document: documentNames[kind], fileName },
	})
}

/** False when there is no such document any longer. */
export const removeHospitalDocument = (owner: Member, documentId: string): Promise<boolean> =>
	db.transaction(async (tx) => {
		await noteChange(tx, owner)
		const which = and(eq(hospitalDocuments.id, documentId), eq(hospitalDocuments.hospitalId, owner.hospitalId))
		const [document] = await tx.select({ kind: hospitalDocuments.kind }).from(hospitalDocuments).where(which)
		const removed = await drop(tx, owner, eq(hospitalDocuments.id, documentId))
		if (removed) await writeDown(tx, owner, 'document-removed', null, { documentId, kind: document?.kind })
		return removed
	})

/** Also makes one change wait for the other. */
const noteChange = (tx: Transaction, { hospitalId }: Pick<Member, 'hospitalId'>) =>
	tx
		.update(hospitals)
		.set({ version: sql`${hospitals.version} + 1`, updatedAt: sql`now()` })
		.where(eq(hospitals.id, hospitalId))

async function drop(
	tx: Transaction,
	{ hospitalId }: Pick<Member, 'hospitalId'>,
	which: ReturnType<typeof eq>,
): Promise<boolean> {
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
			scan: hospitalDocuments.scan,
			uploadedAt: hospitalDocuments.uploadedAt,
		})
		.from(hospitalDocuments)
		.where(eq(hospitalDocuments.hospitalId, hospitalId))
		.orderBy(asc(hospitalDocuments.kind))
	return rows.map(({ uploadedAt, contentType, scan, ...row }) => ({
		...row,
		isScanned: scan === 'clean',
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

/** Nothing before a scanner has called it clean. */
async function findDocument(which: ReturnType<typeof and>) {
	const { storageKey, fileName, contentType, sizeBytes } = hospitalDocuments
	const [document] = await db
		.select({ storageKey, fileName, contentType, sizeBytes })
		.from(hospitalDocuments)
		.where(and(which, eq(hospitalDocuments.scan, 'clean')))
	return document ?? null
}

/** What becomes of documents that no hospital holds. */
export const filesOfHospitals = orphanedFiles('hospitals.remove-orphaned-document', async (storageKey) =>
	(await db.$count(hospitalDocuments, eq(hospitalDocuments.storageKey, storageKey))) > 0 ? {} : undefined,
)
