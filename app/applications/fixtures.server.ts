import { undoSeconds } from '#app/platform/undo.ts'
import { eq, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { countApplicant } from '#app/jobs/applicable-job.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { type Stage, withdrawalUndoSeconds } from './stage.ts'
import { applicationEvents, applicationNotes, applications } from './tables.server.ts'

type Story = {
	stage?: Stage
	job?: { id: string; hospitalId: string }
	specialist?: Specialist
	note?: string
	resumeId?: string
	reason?: string
}

/** Dr Asha Menon applied to an open job three days ago. It reached `stage` yesterday, so nothing can be undone. */
export async function anApplication({ stage = 'applied', note, resumeId, reason = 'Filled', ...story }: Story = {}) {
	const job = story.job ?? (await aJob())
	const specialist = story.specialist ?? (await aSpecialist())
	const application = await db.transaction(async (tx) => {
		const applied = {
			jobId: job.id,
			specialistId: specialist.specialistId,
			note: note ?? null,
			resumeId: resumeId ?? null,
		}
		const moved = { stageChangedAt: sql`now() - interval '1 day'`, version: 2 }
		const row = only(
			await tx
				.insert(applications)
				.values({
					...applied,
					stage,
					rejectionReason: stage === 'rejected' ? reason : null,
					appliedAt: sql`now() - interval '3 days'`,
					...(stage === 'applied' ? { stageChangedAt: sql`now() - interval '3 days'` } : moved),
				})
				.returning(),
		)
		await tx.insert(applicationEvents).values({
			applicationId: row.id,
			to: 'applied',
			actorAccountId: specialist.accountId,
			at: sql`now() - interval '3 days'`,
		})
		if (stage !== 'applied')
			await tx.insert(applicationEvents).values({
				applicationId: row.id,
				from: 'applied',
				to: stage,
				reason: stage === 'rejected' ? reason : null,
				at: sql`now() - interval '1 day'`,
			})
		if (stage !== 'withdrawn') await countApplicant(tx, job.id, 1)
		return row
	})
	return { ...application, job, specialist }
}

/** Makes a move look as if it was made before the time in which it can be undone. */
export async function passUndoWindow(eventId: string) {
	const seconds = sql`case ${applicationEvents.to} when 'withdrawn' then ${withdrawalUndoSeconds + 1}::int else ${undoSeconds + 1}::int end`
	await db
		.update(applicationEvents)
		.set({ at: sql`${applicationEvents.at} - make_interval(secs => ${seconds})` })
		.where(eq(applicationEvents.id, eventId))
}

/** As `passUndoWindow`, for every move of an application: what mutual interest opens is open then. */
export async function passUndoWindows(applicationId: string) {
	const earlier = sql`make_interval(secs => ${withdrawalUndoSeconds + 1})`
	await db
		.update(applicationEvents)
		.set({ at: sql`${applicationEvents.at} - ${earlier}` })
		.where(eq(applicationEvents.applicationId, applicationId))
	await db
		.update(applications)
		.set({ stageChangedAt: sql`${applications.stageChangedAt} - ${earlier}` })
		.where(eq(applications.id, applicationId))
}

/** What a member wrote to colleagues about an application. */
export async function aTeamNote({ accountId }: { accountId: string }, applicationId: string) {
	const note = { applicationId, authorAccountId: accountId, body: 'Good references.' }
	return only(await db.insert(applicationNotes).values(note).returning())
}
