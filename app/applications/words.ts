import { columnNames, isOpen, type Stage } from './stage.ts'

/** What a move means to the specialist, as the head of a notice or a mail. */
export function moveHeadline(to: Stage, hospitalName: string): string {
	const headlines: Record<Stage, string> = {
		applied: `${hospitalName} has your application`,
		shortlisted: `${hospitalName} shortlisted you`,
		interview: `${hospitalName} wants to interview you`,
		offered: `${hospitalName} offers you the position`,
		hired: `${hospitalName} says you joined`,
		rejected: `${hospitalName} did not select you`,
		withdrawn: 'You withdrew your application',
	}
	return headlines[to]
}

/** What the specialist can expect now, in a sentence or two. */
export function whatHappensNext({ stage, seen, jobOpen }: { stage: Stage; seen: boolean; jobOpen: boolean }): string {
	const sentences: Record<Stage, string> = {
		applied: seen
			? 'The hospital has opened your application. Next it shortlists you or says no, with a reason.'
			: 'The hospital has not opened your application yet. We tell you when it decides.',
		shortlisted: 'The hospital wants to go on with you. Next it interviews you or makes an offer.',
		interview: 'The hospital wants to interview you. Next it makes an offer or says no, with a reason.',
		offered: 'The hospital offers you the position. Once you have accepted and started, it confirms that here.',
		hired: 'You and the hospital have agreed. There is nothing left to do here.',
		rejected: 'The hospital has decided. You can apply for other jobs at any time.',
		withdrawn: 'You took your application back. The hospital no longer sees your profile or resume through it.',
	}
	const closed = 'The job takes no new applications; yours still stands. '
	return (isOpen(stage) && !jobOpen ? closed : '') + sentences[stage]
}

/** How the hospital can reach the specialist from the shortlist on; `null` before and after. */
export function reachableHow(application: { stage: Stage; contactVisibility: boolean }): string | null {
	const { stage, contactVisibility } = application
	if (!isOpen(stage) || stage === 'applied') return null
	return contactVisibility
		? 'It sees your phone number and e-mail address now, and may contact you.'
		: 'It cannot see your phone number and e-mail address: your settings hide them.'
}

/** Belongs wherever an interview or an offer is announced: false recruiters ask for 'registration' or 'verification' fees. */
export const moneyWarning = 'We and hospitals never ask you for money.'

/** '31 hours', '2 days': how long a hospital usually takes. */
export function spanInWords(hours: number): string {
	if (hours < 1.5) return 'an hour'
	if (hours < 47.5) return `${Math.round(hours)} hours`
	return `${Math.round(hours / 24)} days`
}

/** Why a move was refused: what it is now, and what was wanted. */
export function refusalOf(
	{ failure, stage }: { failure: 'illegal-move' | 'changed-meanwhile'; stage: Stage },
	wanted: Stage,
): string {
	const now = `It is now at ${columnNames[stage]}; you wanted ${columnNames[wanted]}.`
	return failure === 'illegal-move'
		? `An application cannot go back, or on from a decision. ${now}`
		: `Somebody else moved this application while you had it open. ${now} Go back and load the page again to go on from there.`
}

export const applicantsInWords = (count: number) =>
	count === 1 ? '1 applicant' : `${count.toLocaleString('en-IN')} applicants`

/** 'Dr Asha Menon (Interview), Dr Ravi Rao (Joined) and 3 more': whom a press could not move, and where they stand. */
export function leftInWords(left: readonly { name: string; stage: Stage }[]): string {
	const named = left.slice(0, 8).map(({ name, stage }) => `${name} (${columnNames[stage]})`)
	const more = left.length - named.length
	return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** A prepared reason and words of one's own, as the specialist reads them. */
export const rejectionWords = ({ reason, ownWords }: { reason?: string | undefined; ownWords: string | null }) =>
	[reason && `${reason}.`, ownWords].filter(Boolean).join(' ')
