import { moneyWarning } from '#app/applications/words.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { announceInterview, type News, partiesOf, placeOf, tell } from './telling.server.ts'
import { modeNames, spanInWords } from './words.ts'

/**
 * The hour stands, but not where or with whom: the specialist reads it, and every calendar follows. Whoever is to hold
 * it now is told too, and it leaves the calendar of who was to hold it before.
 */
export async function tellOfNewDetails(
	tx: Transaction,
	interviewId: string,
	{ by, heldBefore }: { by: string; heldBefore: string | null },
) {
	const parties = await partiesOf(tx, interviewId)
	const { hospitalName, specialistName, jobTitle, mode, note, startsAt, endsAt, interviewerAccountId } = parties
	if (!startsAt || !endsAt) throw new Error('A changed interview has no time')
	const hour = { startsAt, endsAt }
	const facts = [`${spanInWords(hour)}. ${modeNames[mode]}, ${placeOf(parties)}`, ...(note ? [note] : [])]
	await tell(tx, parties, [parties.specialist], {
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
		body: `${spanInWords(hour)}. ${jobTitle}`,
		paragraphs: [`${specialistName}, ${jobTitle}.`, ...facts],
		action: 'View interview',
		isQuiet: true,
	} satisfies News
	const isNew = ({ accountId }: { accountId: string }) =>
		accountId === interviewerAccountId && accountId !== heldBefore && accountId !== by
	await tell(
		tx,
		parties,
		parties.members.filter((each) => !isNew(each)),
		forTeam,
	)
	await tell(tx, parties, parties.members.filter(isNew), {
		...forTeam,
		subject: `You are now the interviewer for ${specialistName}`,
		putsIn: hour,
		isQuiet: false,
	})
	const isOut = ({ accountId }: { accountId: string }) =>
		accountId === heldBefore && !parties.members.some((each) => each.accountId === accountId)
	await tell(tx, parties, parties.team.filter(isOut), {
		...forTeam,
		subject: `Another colleague will now interview ${specialistName}`,
		paragraphs: [`${spanInWords(hour)}: ${specialistName}, ${jobTitle}. You are no longer the interviewer.`],
		takesOut: hour,
		isQuiet: heldBefore === by,
	})
	await announceInterview(tx, interviewId)
}
