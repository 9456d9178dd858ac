import { moneyWarning } from '#app/applications/labels.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import {
	announceInterview,
	type InterviewMessage,
	participantsOf,
	placeOf,
	notifyParticipants,
} from './notifications.server.ts'
import { modeNames, formatSpan } from './labels.ts'

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
	const { hospitalName, specialistName, jobTitle, mode, note, startsAt, endsAt, interviewerAccountId } = participants
	if (!startsAt || !endsAt) throw new Error('A changed interview has no time')
	const hour = { startsAt, endsAt }
	const facts = [`${formatSpan(hour)}. ${modeNames[mode]}, ${placeOf(participants)}`, ...(note ? [note] : [])]
	await notifyParticipants(tx, participants, [participants.specialist], {
		event: 'interview-changed',
		side: 'specialist',
		subject: `${hospitalName} changed the details of your interview`,
		body: `The time has not changed. ${facts[0]}`,
		paragraphs: [`${jobTitle}. The time has not changed. Updated details:`, ...facts, moneyWarning],
		action: 'View interview',
		putsIn: hour,
	})

	const forTeam = {
		event: 'interview-answered',
		side: 'hospital',
		subject: `Changed: interview with ${specialistName}`,
		body: `${formatSpan(hour)}. ${jobTitle}`,
		paragraphs: [`${specialistName}, ${jobTitle}.`, ...facts],
		action: 'View interview',
		isQuiet: true,
	} satisfies InterviewMessage
	const isNew = ({ accountId }: { accountId: string }) =>
		accountId === interviewerAccountId && accountId !== heldBefore && accountId !== by
	await notifyParticipants(
		tx,
		participants,
		participants.members.filter((each) => !isNew(each)),
		forTeam,
	)
	await notifyParticipants(tx, participants, participants.members.filter(isNew), {
		...forTeam,
		subject: `You are now the interviewer for ${specialistName}`,
		putsIn: hour,
		isQuiet: false,
	})
	const isOut = ({ accountId }: { accountId: string }) =>
		accountId === heldBefore && !participants.members.some((each) => each.accountId === accountId)
	await notifyParticipants(tx, participants, participants.team.filter(isOut), {
		...forTeam,
		subject: `Another colleague will now interview ${specialistName}`,
		paragraphs: [`${formatSpan(hour)}: ${specialistName}, ${jobTitle}. You are no longer the interviewer.`],
		takesOut: hour,
		isQuiet: heldBefore === by,
	})
	await announceInterview(tx, interviewId)
}
