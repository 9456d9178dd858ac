import { buffer } from 'node:stream/consumers'
import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { unsentPaperDays } from '#app/durations.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { pictureHash } from '#app/platform/files/picture-hash.server.ts'
import { scanOf, scanRetries } from '#app/platform/files/scan-of.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { pagesToRead, readPicture } from '#app/platform/ocr/read-picture.server.ts'
import { defineTask, enqueue, isTriedAgain } from '#app/platform/tasks/tasks.server.ts'
import { dropFrom, filesOfCredentials, type StoredDocument } from '../documents/document-upload.server.ts'
import type { CredentialKind } from '../kinds.ts'
import { credentialDocuments, credentialPapers, credentials } from '../tables.server.ts'
import { oneReading } from './one-reading.ts'
import { maxPages, type PaperReading } from './paper.ts'
import type { PaperProof } from './paper-proof.ts'
import { readPaper } from './read-paper.ts'

/** Papers of one person that wait for their form; the oldest go when there are more. */
const maxUnsent = 10

/** Keeps an uploaded paper until its form is sent, and has it scanned and read. Read it soon with `scanPaperSoon`. */
export const addPaper = (actor: Specialist, kind: CredentialKind, file: StoredDocument): Promise<string> =>
	db.transaction(async (tx) => {
		const { id } = only(
			await tx
				.insert(credentialPapers)
				.values({ ...file, specialistId: actor.specialistId, kind })
				.returning({ id: credentialPapers.id }),
		)
		const surplus = await tx
			.select({ id: credentialPapers.id, storageKey: credentialPapers.storageKey })
			.from(credentialPapers)
			.where(and(eq(credentialPapers.specialistId, actor.specialistId), isNull(credentialPapers.documentId)))
			.orderBy(desc(credentialPapers.uploadedAt))
			.offset(maxUnsent)
		for (const paper of surplus) await dropPaper(tx, paper)
		// The upload scans at once. This task is for when that fails.
		await enqueue(tx, scanPaperLater, { paperId: id }, { startAfterSeconds: 5 })
		return id
	})

const dropPaper = dropFrom(credentialPapers)

/** Has the document of a credential read that was sent without its paper, in the transaction that found it clean. It is read once. */
export async function queueReading(tx: Transaction, documentId: string) {
	const [document] = await tx
		.select({
			...{ specialistId: credentials.specialistId, kind: credentials.kind, documentId: credentialDocuments.id },
			storageKey: credentialDocuments.storageKey,
			fileName: credentialDocuments.fileName,
			contentType: credentialDocuments.contentType,
			sizeBytes: credentialDocuments.sizeBytes,
			scan: credentialDocuments.scan,
			signature: credentialDocuments.signature,
			editedWith: credentialDocuments.editedWith,
		})
		.from(credentialDocuments)
		.innerJoin(credentials, eq(credentials.id, credentialDocuments.credentialId))
		.where(eq(credentialDocuments.id, documentId))
	if (!document) return
	const [paper] = await tx
		.insert(credentialPapers)
		.values(document)
		.onConflictDoNothing()
		.returning({ id: credentialPapers.id })
	if (paper) await enqueue(tx, readPaperLater, { paperId: paper.id })
}

const scanPaperLater = defineTask({
	name: 'credentials.scan-paper',
	payload: z.object({ paperId: z.uuid() }),
	...scanRetries,
	run: ({ paperId }) => scanPaper(paperId),
})

/** A clean one is read next. */
const {
	isWaiting: isUnscanned,
	scan: scanPaper,
	scanSoon: scanPaperSoon,
} = scanOf(credentialPapers, (paperId, scan, storageKey) =>
	db.transaction(async (tx) => {
		const [found] = await tx
			.update(credentialPapers)
			.set({ scan })
			.where(isUnscanned(paperId))
			.returning({ documentId: credentialPapers.documentId })
		if (!found) return
		if (scan === 'clean') await enqueue(tx, readPaperLater, { paperId })
		// A document has its own scan, and what follows from it.
		else if (found.documentId === null) await filesOfCredentials.quarantine(tx, storageKey)
	}),
)
export { scanPaper, scanPaperSoon }

export const readPaperLater = defineTask({
	name: 'credentials.read-paper',
	payload: z.object({ paperId: z.uuid() }),
	// Where the reader does not start it is tried for as long as a paper waits for its form.
	retryLimit: unsentPaperDays * 24 * 12,
	retryDelayMax: 300,
	run: ({ paperId }) => readStoredPaper(paperId),
})

/**
 * Reads a paper that waits for it and keeps what it says. What cannot be read is kept all the same and says so. Where the reader fails and not
 * the paper, it throws and the paper goes on waiting.
 */
async function readStoredPaper(paperId: string) {
	const waits = and(
		eq(credentialPapers.id, paperId),
		eq(credentialPapers.status, 'waiting'),
		eq(credentialPapers.scan, 'clean'),
	)
	const [paper] = await db
		.select({
			storageKey: credentialPapers.storageKey,
			contentType: credentialPapers.contentType,
			kind: credentialPapers.kind,
			specialistId: credentialPapers.specialistId,
		})
		.from(credentialPapers)
		.where(waits)
	if (!paper) return
	const stored = await fileStore.get(paper.storageKey)
	if (!stored) throw new Error('The file of a paper is not in the store')

	const begun = performance.now()
	const bytes = await buffer(stored)
	const pictures = paper.contentType === 'application/pdf' ? await pagesToRead(bytes, maxPages) : [bytes]
	const pages = []
	for (const picture of pictures) {
		const text = await readPicture(picture)
		pages.push(text.ok ? readPaper(text.value, paper.kind) : null)
	}
	const reading = oneReading(pages, paper.kind)
	const readingMs = Math.round(performance.now() - begun)
	const [picture = null] = pictures
	const looks = { pictureHash: picture && (await pictureHash(picture)) }

	await db.transaction(async (tx) => {
		await tx
			.update(credentialPapers)
			.set({ status: reading ? 'read' : 'unreadable', reading, readingMs, ...looks, readAt: sql`now()` })
			.where(waits)
		await announceChange(tx, [paper.specialistId], { kind: 'papers', id: paperId })
	})
}

const isOwnUnsent = (actor: Pick<Specialist, 'specialistId'>, paperId: string) =>
	and(
		eq(credentialPapers.id, paperId),
		eq(credentialPapers.specialistId, actor.specialistId),
		isNull(credentialPapers.documentId),
	)

export type OwnPaper = {
	id: string
	fileName: string
	scan: 'scanning' | 'clean' | 'infected'
	status: 'waiting' | 'read' | 'unreadable'
	reading: PaperReading | null
	proof: PaperProof | null
	/** It waits, or will wait, for longer than reading takes. */
	isLate: boolean
}

const aMinuteAgo = sql`now() - interval '1 minute'`

/** So many are read in a minute on one core. */
const readInAMinute = 12

const isQueueLong = sql`(
	select count(*) > ${readInAMinute} or coalesce(min(ahead.uploaded_at) < ${aMinuteAgo}, false)
	from ${credentialPapers} ahead
	where ahead.status = 'waiting' and ahead.scan = 'clean' and ahead.document_id is null
	and ahead.uploaded_at <= ${credentialPapers.uploadedAt})`

/** A paper of the specialist's own that waits for its form. */
export async function findOwnPaper(actor: Specialist, paperId: string): Promise<OwnPaper | null> {
	const [paper] = await db
		.select({
			id: credentialPapers.id,
			fileName: credentialPapers.fileName,
			scan: credentialPapers.scan,
			status: credentialPapers.status,
			reading: credentialPapers.reading,
			proof: credentialPapers.signature,
			isLate: sql<boolean>`${credentialPapers.uploadedAt} < ${aMinuteAgo} or ${isQueueLong}`,
		})
		.from(credentialPapers)
		.where(isOwnUnsent(actor, paperId))
	if (!paper) return null
	const isLate = paper.isLate || (paper.status === 'waiting' && (await isTriedAgain(readPaperLater, { paperId })))
	return { ...paper, isLate, reading: paper.reading as PaperReading | null, proof: paper.proof as PaperProof | null }
}

const fileColumns = {
	storageKey: credentialPapers.storageKey,
	fileName: credentialPapers.fileName,
	contentType: credentialPapers.contentType,
	sizeBytes: credentialPapers.sizeBytes,
	signature: credentialPapers.signature,
	editedWith: credentialPapers.editedWith,
}

/** The file of one, to be looked at or to become the document of a credential; null where there is none, or one with a virus. */
export async function findPaperFile(actor: Specialist, paperId: string) {
	const [file] = await db
		.select(fileColumns)
		.from(credentialPapers)
		.where(and(isOwnUnsent(actor, paperId), ne(credentialPapers.scan, 'infected')))
	return file ?? null
}

/** Whether a paper is the specialist's own and waits for its form; asked while their claims are locked. */
export const isUnsent = async (tx: Transaction, actor: Specialist, paperId: string) =>
	(await tx.$count(credentialPapers, isOwnUnsent(actor, paperId))) > 0

/** The paper is now that of a document, whose file is its own. */
export const claimPaper = (tx: Transaction, paperId: string, documentId: string) =>
	tx.update(credentialPapers).set({ documentId }).where(eq(credentialPapers.id, paperId))

/** Every hour: papers whose form was not sent. */
export const dropUnsentPapers = defineTask({
	name: 'credentials.drop-unsent-papers',
	payload: z.object({}),
	schedule: '25 * * * *',
	async run() {
		const old = await db
			.select({ id: credentialPapers.id, storageKey: credentialPapers.storageKey })
			.from(credentialPapers)
			.where(
				and(
					isNull(credentialPapers.documentId),
					lt(credentialPapers.uploadedAt, sql`now() - make_interval(days => ${unsentPaperDays})`),
				),
			)
		await eachAlone(old, (paper) => db.transaction((tx) => dropPaper(tx, paper)))
	},
})

export const paperTasks = [scanPaperLater, readPaperLater, dropUnsentPapers]
