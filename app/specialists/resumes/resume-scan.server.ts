import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { scanOf, scanRetries } from '#app/platform/files/scan-of.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { resumeInfected } from '../messages.ts'
import { queueReading } from './resume-reading.server.ts'
import { filesOfResumes } from './resume-upload.server.ts'
import { resumes } from '../tables.server.ts'

export const scanLater = defineTask({
	name: 'specialists.scan-resume',
	payload: z.object({ resumeId: z.uuid() }),
	...scanRetries,
	run: ({ resumeId }) => scanResume(resumeId),
})

const {
	isWaiting,
	scan: scanResume,
	scanSoon: scanResumeSoon,
} = scanOf(resumes, async (resumeId, verdict, storageKey) =>
	verdict === 'clean' ? release(resumeId) : quarantine(resumeId, storageKey),
)
export { scanResume }

/** Lets it be downloaded, and read. */
const release = (resumeId: string) =>
	db.transaction(async (tx) => {
		const [released] = await tx
			.update(resumes)
			.set({ scan: 'clean' })
			.where(isWaiting(resumeId))
			.returning({ specialistId: resumes.specialistId })
		if (released) await queueReading(tx, resumeId, released.specialistId)
	})

/** Takes the file off the profile and tells its owner. */
async function quarantine(resumeId: string, storageKey: string) {
	await db.transaction(async (tx) => {
		const [found] = await tx
			.update(resumes)
			.set({ scan: 'infected', retiredAt: sql`coalesce(${resumes.retiredAt}, now())` })
			.where(isWaiting(resumeId))
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

/** Also of an account that has just been made. */
export const scanSoon = (resumeId: string) =>
	asSystem('a new account has no session yet', () => scanResumeSoon(resumeId))
