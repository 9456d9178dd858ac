import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Operator } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import type { DocumentFailure } from '#app/platform/files/check-document.server.ts'
import { documentMessages, prepareDocument } from '#app/platform/files/document-file.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { type FileHolder, heldIn } from '#app/platform/files/file-sweep.server.ts'
import { putUpload } from '#app/platform/files/files.server.ts'
import { orphanedFiles } from '#app/platform/files/orphaned-files.server.ts'
import type { Upload } from '#app/platform/files/read-upload.server.ts'
import { scanOf, scanRetries } from '#app/platform/files/scan-of.server.ts'
import { scanRefusals, scanUpload } from '#app/platform/files/scan-upload.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { rightsOrderFiles, rightsRequests } from './tables.server.ts'

type OrderFile = typeof rightsOrderFiles.$inferInsert
/** A stored order that belongs to no request yet. */
type StoredOrder = Pick<OrderFile, 'storageKey' | 'fileName' | 'contentType' | 'sizeBytes' | 'scan'>

export type OrderFileFailure = DocumentFailure | 'infected'

export const orderFileMessage = (failure: OrderFileFailure) =>
	failure === 'infected' ? scanRefusals.infected : documentMessages[failure]

/** Checks an order, asks the scanner and stores the file. It is removed after an hour if no request holds it by then. */
export async function storeOrder(upload: Upload): Promise<Result<StoredOrder, OrderFileFailure>> {
	const prepared = await prepareDocument(upload)
	if (!prepared.ok) return prepared
	const found = await scanUpload(upload.bytes)
	if (found === 'infected') return fail(found)
	const { bytes, contentType, fileName } = prepared.value
	const storageKey = newFileKey('orders')
	await db.transaction((tx) => filesOfOrders.expect(tx, storageKey))
	if (!(await putUpload(storageKey, bytes, contentType))) return fail('not-stored')
	const scan = found === null ? 'clean' : 'scanning'
	return ok({ storageKey, fileName, contentType, sizeBytes: bytes.length, scan })
}

/** Makes a stored file the order of a request. */
export async function attachOrder(tx: Transaction, requestId: string, file: StoredOrder) {
	const { id } = only(
		await tx
			.insert(rightsOrderFiles)
			.values({ requestId, ...file })
			.returning({ id: rightsOrderFiles.id }),
	)
	if (file.scan === 'scanning') await enqueue(tx, scanOrderLater, { fileId: id })
}

/** For an upload during which the scanner did not answer: the file stays closed until it is called clean. */
export const scanOrderLater = defineTask({
	name: 'rights.scan-order',
	payload: z.object({ fileId: z.uuid() }),
	...scanRetries,
	run: ({ fileId }) => scanOrder(fileId),
})

const { isWaiting, scan: scanOrder } = scanOf(rightsOrderFiles, (fileId, verdict, storageKey) =>
	db.transaction(async (tx) => {
		const [decided] = await tx
			.update(rightsOrderFiles)
			.set({ scan: verdict })
			.where(isWaiting(fileId))
			.returning({ requestId: rightsOrderFiles.requestId })
		if (!decided || verdict === 'clean') return
		const subject = { subjectType: 'rights-request', subjectId: decided.requestId } as const
		await recordAudit(tx, { action: 'rights-request.order-infected', ...subject, facts: { fileId } })
		await filesOfOrders.quarantine(tx, storageKey)
	}),
)
export { scanOrder }

/** The order of a request as an operator sees it, or null when none was uploaded. */
export async function findOrderFile(requestId: string) {
	const [file] = await db
		.select({
			fileName: rightsOrderFiles.fileName,
			contentType: rightsOrderFiles.contentType,
			scan: rightsOrderFiles.scan,
		})
		.from(rightsOrderFiles)
		.where(eq(rightsOrderFiles.requestId, requestId))
	if (!file) return null
	return { fileName: file.fileName, scan: file.scan, isPicture: file.contentType !== 'application/pdf' }
}

/** For the operator who carries it out: nothing before a scanner has called it clean. Each opening is in the audit log. */
export async function openOrderFile(actor: Operator, requestId: string) {
	const { storageKey, fileName, contentType, sizeBytes, scan } = rightsOrderFiles
	return db.transaction(async (tx) => {
		const [found] = await tx
			.select({ storageKey, fileName, contentType, sizeBytes, scan, accountId: rightsRequests.accountId })
			.from(rightsOrderFiles)
			.innerJoin(rightsRequests, eq(rightsRequests.id, rightsOrderFiles.requestId))
			.where(eq(rightsOrderFiles.requestId, requestId))
		if (found?.scan !== 'clean') return null
		const { accountId, ...file } = found
		await recordAudit(tx, {
			...{ actorAccountId: actor.accountId, action: 'rights-request.order-read', facts: {} },
			...{ subjectType: 'rights-request', subjectId: requestId, about: accountId === null ? [] : [accountId] },
		})
		return file
	})
}

/** What becomes of files that no request holds, and of those that were found infected. */
export const filesOfOrders = orphanedFiles('rights.remove-orphaned-order', async (storageKey) => {
	const [holder] = await db
		.select({ scan: rightsOrderFiles.scan })
		.from(rightsOrderFiles)
		.where(eq(rightsOrderFiles.storageKey, storageKey))
	return holder
})

/** Also removes the files of requests that were kept for their time. */
export const orderFiles: FileHolder = {
	owns: (key) => key.startsWith('orders/'),
	graceMinutes: 15,
	held: heldIn(rightsOrderFiles.storageKey),
}
