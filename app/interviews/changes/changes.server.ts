import { isOpen } from '#app/applications/stage.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import {
	areColleagues,
	interviewerOverlaps,
	isOf,
	lockDiaries,
	lockInterview,
	type LockedInterview,
} from '../locks.server.ts'
import { type Meeting, moveInterview, type Refused } from '../transitions.server.ts'
import { notifyOfNewDetails } from './change-notifications.server.ts'
import { formerPlace } from './stored-reasons.ts'

export type Changed =
	| { ok: true; value: { specialistName: string } }
	| Refused
	| {
			ok: false
			failure: 'not-found' | 'application-ended' | 'no-such-interviewer' | 'nothing-changed' | 'interviewer-overlap'
	  }

/**
 * Changes where a scheduled interview is, or who interviews. The time stays, so the specialist picks nothing and is
 * notified with the calendar entry.
 *
 * Fails with `interviewer-overlap` when one of them has another interview then, and with `nothing-changed` rather
 * than notify anyone about nothing.
 */
export async function changeDetails(
	member: Member,
	interviewId: string,
	change: Meeting & { version: number },
): Promise<Changed> {
	try {
		return await db.transaction((tx) => changeIn(tx, member, interviewId, change))
	} catch (error) {
		if (interviewerOverlaps(error)) return fail('interviewer-overlap')
		throw error
	}
}

async function changeIn(
	tx: Transaction,
	member: Member,
	interviewId: string,
	{ version, ...meeting }: Meeting & { version: number },
): Promise<Changed> {
	const interview = await lockInterview(tx, interviewId, isOf(member))
	if (!interview) return fail('not-found')
	const { application, interviewerAccountIds: before } = interview
	if (!isOpen(application.stage)) return fail('application-ended')
	if (!(await areColleagues(tx, member, application.id, meeting.interviewerAccountIds)))
		return fail('no-such-interviewer')
	if (version === interview.version && isSame(interview, meeting)) return fail('nothing-changed')

	await lockDiaries(tx, [application.specialistId, ...meeting.interviewerAccountIds])
	const moved = await moveInterview(
		tx,
		interview,
		{ kind: 'change-details', by: 'hospital' },
		{
			actorAccountId: member.accountId,
			version,
			reason: hasMoved(interview, meeting) ? formerPlace(interview) : null,
			details: { ...meeting, minutes: interview.minutes },
		},
	)
	if (!moved.ok) return moved
	await notifyOfNewDetails(tx, interviewId, {
		by: member.accountId,
		heldBefore: before,
		hasMoved: hasMoved(interview, meeting),
	})
	return ok({ specialistName: application.specialistName })
}

const hasMoved = (interview: LockedInterview, { mode, place }: Meeting) =>
	interview.mode !== mode || interview.place !== place

const isSame = (interview: LockedInterview, meeting: Meeting) =>
	!hasMoved(interview, meeting) &&
	interview.note === meeting.note &&
	interview.interviewerAccountIds.join() === [...new Set(meeting.interviewerAccountIds)].toSorted().join()
