import { concernedBy } from '#app/applications/concerned.server.ts'
import { eq } from 'drizzle-orm'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import type { Eraser } from '#app/platform/personal-data.server.ts'
import { specialistGone } from './messages.ts'
import { isOpen } from './status.ts'
import { interviews } from './tables.server.ts'

/** Removes every interview of a specialist with its times and history. Returns the ids under which hospitals were told. */
export const eraseInterviews: Eraser = async (tx, { id: specialistId }) => {
	const erased = await tx.delete(interviews).where(eq(interviews.specialistId, specialistId)).returning({
		id: interviews.id,
		status: interviews.status,
		applicationId: interviews.applicationId,
		hospitalId: interviews.hospitalId,
		startsAt: interviews.startsAt,
		endsAt: interviews.endsAt,
	})
	for (const { status, applicationId, hospitalId, startsAt, endsAt } of erased) {
		if (!isOpen(status)) continue
		const hour = startsAt && endsAt && { startsAt, endsAt }
		await notify(tx, specialistGone, {
			to: await listMembersToNotify(tx, hospitalId, concernedBy(applicationId)),
			facts: { hour },
		})
	}
	return erased.map(({ id }) => id)
}
