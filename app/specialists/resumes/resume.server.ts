import { replacedFileDays } from '#app/durations.ts'
import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { errorCode } from '#app/platform/http/faults.ts'
import { fileResponse } from '#app/platform/files/file-response.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { filesOfResumes, type StoredFile } from './resume-upload.server.ts'
import { scanLater } from './resume-scan.server.ts'
import { resumes, specialists } from '../tables.server.ts'
import { words } from '#app/platform/language/words.ts'

/** Earlier versions beside the current one, and the bytes of all of them; what an application carries stays whatever the count. */
const maxEarlierVersions = 4
const maxBytes = 20 * 1024 * 1024

/** Makes a stored file the specialist's resume; the one before is kept as an earlier version. Scan it after the commit. */
export async function attachResume(tx: Transaction, specialistId: string, file: StoredFile): Promise<string> {
	await lockResumes(tx, specialistId)
	await tx
		.update(resumes)
		.set({ retiredAt: sql`now()` })
		.where(and(eq(resumes.specialistId, specialistId), isNull(resumes.retiredAt)))
	const { id } = only(
		await tx
			.insert(resumes)
			.values({ specialistId, ...file })
			.returning({ id: resumes.id }),
	)
	await dropEarlierVersions(tx, specialistId)
	// The upload scans at once. This task is for when that fails.
	await enqueue(tx, scanLater, { resumeId: id }, { startAfterSeconds: 5 })
	return id
}

/** One change at a time to a person's resumes. */
const lockResumes = (tx: Transaction, specialistId: string) =>
	tx.select({ id: specialists.id }).from(specialists).where(eq(specialists.id, specialistId)).for('update')

async function dropEarlierVersions(tx: Transaction, specialistId: string) {
	const versions = await tx
		.select({ id: resumes.id, storageKey: resumes.storageKey, sizeBytes: resumes.sizeBytes })
		.from(resumes)
		.where(eq(resumes.specialistId, specialistId))
		.orderBy(sql`${resumes.retiredAt} desc nulls first`, desc(resumes.uploadedAt))
	let bytes = 0
	for (const [at, version] of versions.entries()) {
		bytes += version.sizeBytes
		if (at > 0 && (at > maxEarlierVersions || bytes > maxBytes)) await dropVersion(tx, version)
	}
}

/** Deletes a version unless an application carries it: the database refuses that, and it stays. */
async function dropVersion(tx: Transaction, { id, storageKey }: { id: string; storageKey: string }) {
	try {
		await tx.transaction((savepoint) => savepoint.delete(resumes).where(eq(resumes.id, id)))
	} catch (error) {
		if (errorCode(error) === '23503') return
		throw error
	}
	await filesOfResumes.letGo(tx, storageKey)
}

/** The resume on the specialist's profile. */
export async function findOwnResume(actor: Specialist) {
	const [resume] = await db
		.select({
			id: resumes.id,
			fileName: resumes.fileName,
			sizeBytes: resumes.sizeBytes,
			scan: resumes.scan,
			uploadedAt: resumes.uploadedAt,
		})
		.from(resumes)
		.where(and(eq(resumes.specialistId, actor.specialistId), isNull(resumes.retiredAt)))
	return resume ?? null
}

/** Takes the resume off the profile; applications that carry it keep it. False when it is not theirs, or not current. */
export async function removeResume(actor: Specialist, resumeId: string): Promise<boolean> {
	const removed = await db
		.update(resumes)
		.set({ retiredAt: sql`now()` })
		.where(and(eq(resumes.id, resumeId), eq(resumes.specialistId, actor.specialistId), isNull(resumes.retiredAt)))
		.returning({ id: resumes.id })
	return removed.length > 0
}

export type RestoreFailure = 'not-found' | 'too-late' | 'replaced'

/** Puts a removed resume back, within a minute and unless another one has taken its place. */
export async function restoreResume(actor: Specialist, resumeId: string): Promise<Result<null, RestoreFailure>> {
	return db.transaction(async (tx) => {
		await lockResumes(tx, actor.specialistId)
		const mine = and(eq(resumes.id, resumeId), eq(resumes.specialistId, actor.specialistId))
		const [removed] = await tx
			.select({ inTime: sql<boolean>`${resumes.retiredAt} > now() - make_interval(secs => ${undoSeconds})` })
			.from(resumes)
			.where(and(mine, isNotNull(resumes.retiredAt), ne(resumes.scan, 'infected')))
		if (!removed) return fail('not-found')
		if (!removed.inTime) return fail('too-late')
		const [current] = await tx
			.select({ id: resumes.id })
			.from(resumes)
			.where(and(eq(resumes.specialistId, actor.specialistId), isNull(resumes.retiredAt)))
		if (current) return fail('replaced')
		await tx.update(resumes).set({ retiredAt: null }).where(mine)
		return ok(null)
	})
}

/** Is the file theirs, in whichever version? */
export async function ownsResume(actor: Specialist, resumeId: string): Promise<boolean> {
	const [own] = await db
		.select({ id: resumes.id })
		.from(resumes)
		.where(and(eq(resumes.id, resumeId), eq(resumes.specialistId, actor.specialistId)))
	return own !== undefined
}

const notClean = words({
	scanning: 'Virus check in progress. You can download this file when it is done.',
	infected: 'This file failed the virus check and cannot be downloaded.',
})

/**
 * The file as a download. Whether the asker may have it is for the caller to decide. A 409 in words until a scanner has
 * called the file clean.
 */
export async function sendResume(resumeId: string): Promise<Response> {
	const [resume] = await db.select().from(resumes).where(eq(resumes.id, resumeId))
	if (!resume) throw notFound()
	const { scan, storageKey, contentType, fileName, sizeBytes } = resume
	if (scan !== 'clean') return new Response(notClean[scan], { status: 409, headers: plainText })
	const stored = await fileStore.get(storageKey)
	if (!stored) throw new Error('The file of a resume is not in the store')
	return fileResponse(stored, { contentType, fileName, bytes: sizeBytes })
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' }

/** Those that an application carries would only be refused by the database, each night more of them. */
const isNotCarried = sql`not exists (select from applications where applications.resume_id = ${resumes.id})`

/** Every night: earlier versions go after thirty days. */
export const dropOldResumes = defineTask({
	name: 'specialists.drop-old-resumes',
	payload: z.object({}),
	schedule: '45 3 * * *',
	async run() {
		const old = await db
			.select({ id: resumes.id, storageKey: resumes.storageKey })
			.from(resumes)
			.where(and(lt(resumes.retiredAt, sql`now() - make_interval(days => ${replacedFileDays})`), isNotCarried))
		await eachAlone(old, (version) => db.transaction((tx) => dropVersion(tx, version)))
	},
})
