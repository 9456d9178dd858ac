import { withdrawalUndoMinutes } from '#app/durations.ts'
import { counted } from '#app/platform/text/counted.ts'
import { undoMinutes, undoSeconds } from '#app/platform/undo.ts'
import { maxTicked } from './limits.ts'
import { columnNames, isOpen, type Stage } from './stage.ts'
import { many, t, words } from '#app/platform/language/words.ts'

/** What a move means to the specialist, as the head of a notice or a mail. */
export function moveHeadline(to: Stage, hospitalName: string): string {
	const headlines: Record<Stage, string> = {
		applied: t`${{ hospital: hospitalName }} has your application`,
		shortlisted: t`${{ hospital: hospitalName }} shortlisted you`,
		interview: t`${{ hospital: hospitalName }} would like to interview you`,
		offered: t`${{ hospital: hospitalName }} has made you an offer`,
		hired: t`${{ hospital: hospitalName }} confirmed that you joined`,
		rejected: t`${{ hospital: hospitalName }} did not select you`,
		withdrawn: t`You withdrew your application`,
	}
	return headlines[to]
}

/** What the specialist can expect now, in a sentence or two. */
export function whatHappensNext({
	stage,
	seen,
	jobOpen,
	unanswered = null,
	particular = null,
}: {
	stage: Stage
	seen: boolean
	jobOpen: boolean
	/** Why we closed it, as they read it. */
	unanswered?: string | null
	/** What its interview or its offer says, which tells more than the stage. */
	particular?: string | null
}): string {
	if (unanswered) return `${unanswered} ${t`We have closed this application. You can apply for other jobs any time.`}`
	const sentences: Record<Stage, string> = {
		applied: seen
			? t`The hospital has opened your application. Next: shortlisted or not selected, with a reason.`
			: t`The hospital has not opened your application yet. We will notify you when it decides.`,
		shortlisted: t`The hospital has shortlisted you. Next, it may interview you or make an offer.`,
		interview: t`The hospital would like to interview you. Next: an offer or not selected, with a reason.`,
		offered: t`The hospital has made you an offer. Once you accept and join, it will confirm your joining here.`,
		hired: t`You have joined this hospital. You do not need to do anything else.`,
		rejected: t`The hospital did not select you for this job. You can apply for other jobs any time.`,
		withdrawn: t`You withdrew this application. The hospital can no longer see your profile or resume through it. You can apply for this job again only if the hospital invites you.`,
	}
	const next = particular ?? sentences[stage]
	return isOpen(stage) && !jobOpen
		? `${t`This job is closed to new applications. Yours is still active.`} ${next}`
		: next
}

/** Why an invitation to apply again could not be answered. */
export const invitationRefusals: Record<
	'not-invited' | 'job-not-open' | 'hospital-blocked' | 'hospital-hidden',
	string
> = words({
	'not-invited': 'There is no invitation to answer. You may have answered it already.',
	'job-not-open': 'This job is not accepting applications right now.',
	'hospital-blocked': 'You have blocked this hospital. Unblock it in your settings, under Privacy, to apply.',
	'hospital-hidden': 'You hide your profile from this hospital. Confirm that it may see you, or do not apply.',
})

type Reached = { stage: Stage; stageChangedAt: Date }

/** The hospital can still undo what it did last, so it may not have been shown anything yet. */
const isJustNow = ({ stageChangedAt }: Reached, now: Date) =>
	now.getTime() - stageChangedAt.getTime() <= undoSeconds * 1000

/** How the hospital can reach the specialist from the shortlist on; `null` before and after. */
export function reachableHow(application: Reached & { contactVisibility: boolean }, now: Date): string | null {
	const { stage, contactVisibility } = application
	if (!isOpen(stage) || stage === 'applied') return null
	if (!contactVisibility) return t`Your settings hide your phone number and email address from this hospital.`
	return isJustNow(application, now)
		? t`One minute after it shortlists you, the hospital can see your phone number and email address and may contact you.`
		: t`The hospital can see your phone number and email address and may contact you.`
}

/** What the hospital has of the resume that was attached; `null` once the application has ended. */
export function resumeShared(application: Reached, now: Date): string | null {
	const { stage } = application
	if (stage === 'rejected' || stage === 'withdrawn') return null
	if (stage === 'applied')
		return many(
			{ minutes: undoMinutes },
			'The hospital sees a preview. It can download the file one minute after it shortlists you, or as soon as you accept its contact request.',
			'The hospital sees a preview. It can download the file # minutes after it shortlists you, or as soon as you accept its contact request.',
		)
	return isJustNow(application, now)
		? many(
				{ minutes: undoMinutes },
				'The hospital can download the file one minute after it shortlists you.',
				'The hospital can download the file # minutes after it shortlists you.',
			)
		: t`The hospital can download the file.`
}

/** Belongs wherever an interview or an offer is announced: false recruiters ask for 'registration' or 'verification' fees. */
export const moneyWarning = () => t`Never pay for a job. Neither we nor a hospital may ask you for money.`

/** In place of the undo: why the withdrawal stays. */
export const undoWithdrawalRefusal = (failure: 'nothing-to-undo' | 'too-late') =>
	failure === 'nothing-to-undo'
		? t`There is no withdrawal to undo.`
		: t`You can undo a withdrawal for ${{ minutes: withdrawalUndoMinutes }} minutes. That time has passed.`

/** '31 hours', '2 days': how long a hospital usually takes. */
export function formatSpan(hours: number): string {
	if (hours < 1.5) return t.of('span')`an hour`
	if (hours < 47.5) return many({ hours: Math.round(hours) }, '# hour', '# hours')
	return many({ days: Math.round(hours / 24) }, '# day', '# days')
}

/** Why a move was refused: what it is now, and what was wanted. */
export function refusalOf(
	{ failure, stage }: { failure: 'illegal-move' | 'changed-meanwhile'; stage: Stage },
	wanted: Stage,
): string {
	if (stage === wanted) return `It is already at ${columnNames[wanted]}. Reload the page to continue.`
	const now = `It is now at ${columnNames[stage]}, so it was not moved to ${columnNames[wanted]}.`
	return failure === 'illegal-move'
		? `An application cannot move back, or move on after a decision. ${now}`
		: `This application changed while you had it open. ${now} Reload the page to continue.`
}

export const formatCount = (count: number) => count.toLocaleString('en-IN')

export const formatApplicantCount = (count: number) => counted(count, 'applicant')

/** Why some of those who were ticked were left as they are. */
export const formatBeyond = (beyond: number) =>
	`Not moved because up to ${formatCount(maxTicked)} that are ticked one by one move at a time: ${formatApplicantCount(beyond)}. `

/** 'Dr Asha Menon, Dr Ravi Rao and 3 more': what a message says of hundreds has to fit a cookie. */
export function formatNames(names: readonly string[]): string {
	const more = names.length - namesInText
	return names.slice(0, namesInText).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
const namesInText = 8

/** 'Dr Asha Menon (Interview), Dr Ravi Rao (Joined) and 3 more', who could not be moved, with their stages. */
export const formatLeft = (left: readonly { name: string; stage: Stage }[]): string =>
	formatNames(left.map(({ name, stage }) => `${name} (${columnNames[stage]})`))

export const withdrawnScore = 'This application was withdrawn and can no longer be scored.'

export const changedScore = (stands: number | undefined, wanted: number) =>
	`You saved a different score (${stands ?? 'none'}) in another window. Save again to replace it with ${wanted} of 4.`
