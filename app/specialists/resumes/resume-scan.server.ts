import { buffer } from 'node:stream/consumers'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { log } from '#app/platform/log.server.ts'
import { scanner } from '#app/platform/files/scanner.server.ts'
import { whilePatient } from '#app/platform/patience.server.ts'
import type { Scanner } from '#app/platform/files/scan-verdict.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { resumeInfected } from '../messages.ts'
import { queueReading } from './resume-reading.server.ts'
import { filesOfResumes } from './resume-upload.server.ts'
import { resumes } from '../tables.server.ts'

/** No one can download the file until a scanner finds it clean, so this keeps trying for long. */
export const scanLater = defineTask({
	name: 'specialists.scan-resume',
	payload: z.object({ resumeId: z.uuid() }),
	retryLimit: 1_000,
	retryDelayMax: 30,
	run: ({ resumeId }) => scanResume(resumeId),
})

/** Asks the scanner about a resume and writes its verdict down. Throws when there is none; once there is one, does nothing. */
export async function scanResume(resumeId: string, by: Scanner = scanner) {
	const [resume] = await db
		.select({ storageKey: resumes.storageKey })
		.from(resumes)
		.where(and(eq(resumes.id, resumeId), eq(resumes.scan, 'scanning')))
	if (!resume) return
	const stored = await fileStore.get(resume.storageKey)
	if (!stored) throw new Error('The file of a resume is not in the store')

	const verdict = await by.scan(await buffer(stored))

	if (verdict === 'clean') await release(resumeId)
	else await quarantine(resumeId, resume.storageKey)
}

/** Lets it be downloaded, and read. */
const release = (resumeId: string) =>
	db.transaction(async (tx) => {
		const [released] = await tx
			.update(resumes)
			.set({ scan: 'clean' })
			.where(and(eq(resumes.id, resumeId), eq(resumes.scan, 'scanning')))
			.returning({ specialistId: resumes.specialistId })
		if (released) await queueReading(tx, resumeId, released.specialistId)
	})

/** Takes the file off the profile and tells its owner. */
async function quarantine(resumeId: string, storageKey: string) {
	await db.transaction(async (tx) => {
		const [found] = await tx
			.update(resumes)
			.set({ scan: 'infected', retiredAt: sql`coalesce(${resumes.retiredAt}, now())` })
			.where(and(eq(resumes.id, resumeId), eq(resumes.scan, 'scanning')))
			.returning({ specialistId: resumes.specialistId, fileName: resumes.fileName })
		if (!found) return
		await recordAudit(tx, {
			action: 'resume.found-infected',
			subjectType: 'specialist',
			subjectId: found.specialistId,
			facts: { resumeId },
		})
		await notify(tx, resumeInfected, {
			to: [{ accountId: found.specialistId }],
			key: `resume-infected/${resumeId}`,
			facts: found,
		})
		await filesOfResumes.quarantine(tx, storageKey)
	})
}

/** Scans while the person waits, as long as a page waits; the task that is queued takes over from there. */
export async function scanSoon(resumeId: string) {
	const scan = asSystem('a new account has no session yet', () => scanResume(resumeId)).catch((error: unknown) => {
		log.warn({ resumeId, err: error }, 'resume waits for the scanner')
	})
	await whilePatient(scan)
}
