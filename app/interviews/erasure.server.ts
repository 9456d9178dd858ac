import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { isOpen } from './status.ts'
import { calendarFeeds, interviews } from './tables.server.ts'
import { formatSpan } from './labels.ts'

/** Removes every interview of a specialist with its times and history. Returns the ids under which hospitals were told. */
export async function eraseInterviews(tx: Transaction, specialistId: string): Promise<string[]> {
	await tx.delete(calendarFeeds).where(eq(calendarFeeds.accountId, specialistId))
	const erased = await tx.delete(interviews).where(eq(interviews.specialistId, specialistId)).returning({
		id: interviews.id,
		status: interviews.status,
		hospitalId: interviews.hospitalId,
		startsAt: interviews.startsAt,
		endsAt: interviews.endsAt,
	})
	for (const interview of erased) if (isOpen(interview.status)) await notifyOfErasure(tx, interview)
	return erased.map(({ id }) => id)
}

type Gone = { hospitalId: string; startsAt: Date | null; endsAt: Date | null }

/** Says that no one will come, without the name or the job. */
async function notifyOfErasure(tx: Transaction, { hospitalId, startsAt, endsAt }: Gone) {
	const team = await listMembersToNotify(tx, hospitalId)
	const which = startsAt && endsAt ? `The interview on ${formatSpan({ startsAt, endsAt })}` : 'A proposed interview'
	await notify(
		tx,
		team.map(({ accountId }) => accountId),
		{
			key: `interview-gone/${randomUUID()}`,
			title: 'Interview cancelled',
			body: `${which} will not take place: the specialist closed their account.`,
			href: '/hospitals/dashboard/interviews',
		},
	)
}
