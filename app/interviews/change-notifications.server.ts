import type { Transaction } from '#app/platform/db.server.ts'
import { detailsChanged, interviewerNamed, interviewerReplaced, teamDetailsChanged } from './messages.ts'
import { announceInterview, participantsOf, notifyParticipants } from './notifications.server.ts'

/**
 * The time stays, but the place or the interviewer changes. Notifies the specialist and a new interviewer, and updates
 * every calendar. The interview leaves the previous interviewer's calendar.
 */
export async function notifyOfNewDetails(
	tx: Transaction,
	interviewId: string,
	{ by, heldBefore }: { by: string; heldBefore: string | null },
) {
	const participants = await participantsOf(tx, interviewId)
	const { startsAt, endsAt, interviewerAccountId, members, team } = participants
	if (!startsAt || !endsAt) throw new Error('A changed interview has no time')
	const hour = { startsAt, endsAt }
	const facts = { ...participants, ...hour }
	const isNew = ({ accountId }: { accountId: string }) =>
		accountId === interviewerAccountId && accountId !== heldBefore && accountId !== by
	const isOut = ({ accountId }: { accountId: string }) =>
		accountId === heldBefore && !members.some((each) => each.accountId === accountId)
	const others = members.filter((each) => !isNew(each))

	await notifyParticipants(tx, detailsChanged, [participants.specialist], facts, { putsIn: hour })
	await notifyParticipants(tx, teamDetailsChanged, others, facts)
	await notifyParticipants(tx, interviewerNamed, members.filter(isNew), facts, { putsIn: hour })
	const isOwnChange = heldBefore === by
	await notifyParticipants(tx, interviewerReplaced, team.filter(isOut), { ...facts, isOwnChange }, { takesOut: hour })
	await announceInterview(tx, interviewId)
}
