import type { Transaction } from '#app/platform/database/db.server.ts'
import { detailsChanged, interviewerNamed, interviewerReplaced, teamDetailsChanged } from '../messages.ts'
import { announceInterview, participantsOf, notifyParticipants } from '../notifications.server.ts'

/**
 * The time stays, but the place or the interviewers change. Notifies the specialist and new interviewers, and updates
 * every calendar. The interview leaves the calendar of an interviewer who is no longer one.
 */
export async function notifyOfNewDetails(
	tx: Transaction,
	interviewId: string,
	{ by, heldBefore, hasMoved }: { by: string; heldBefore: readonly string[]; hasMoved: boolean },
) {
	const participants = await participantsOf(tx, interviewId)
	const { startsAt, endsAt, interviewerAccountIds, members, everyone } = participants
	if (!startsAt || !endsAt) throw new Error('A changed interview has no time')
	const hour = { startsAt, endsAt }
	const facts = { ...participants, ...hour }
	const isNew = ({ accountId }: { accountId: string }) =>
		interviewerAccountIds.includes(accountId) && !heldBefore.includes(accountId) && accountId !== by
	const isOut = ({ accountId }: { accountId: string }) =>
		heldBefore.includes(accountId) && !members.some((each) => each.accountId === accountId)
	const others = members.filter((each) => !isNew(each))

	await notifyParticipants(tx, detailsChanged, [participants.specialist], { ...facts, hasMoved }, { putsIn: hour })
	await notifyParticipants(tx, teamDetailsChanged, others, facts, { putsIn: hour })
	await notifyParticipants(tx, interviewerNamed, members.filter(isNew), facts, { putsIn: hour })
	for (const reader of everyone.filter(isOut))
		await notifyParticipants(
			tx,
			interviewerReplaced,
			[reader],
			{ ...facts, isOwnChange: reader.accountId === by, mayRead: reader.role !== 'interviewer' },
			{ takesOut: hour },
		)
	await announceInterview(tx, interviewId)
}
