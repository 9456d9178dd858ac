import type { Stage } from '#app/applications/stage.ts'
import type { Given, Why } from '#app/platform/given-reason.ts'
import { t } from '#app/platform/language/words.ts'
import type { InterviewMode } from '../status.ts'

/** The reasons that the product gives, by the names under which they are stored. */
export const interviewReasons = [
	'application-rejected',
	'application-withdrawn',
	'application-hired',
	'cannot-take-place',
	'was-in-person',
	'was-phone',
	'was-video',
] as const
export type InterviewReason = (typeof interviewReasons)[number]
export type InterviewWhy = Why<InterviewReason>

/** Where no one cancels: the application has ended. */
export const endedReasons: Partial<Record<Stage, Given<InterviewReason>>> = {
	rejected: { key: 'application-rejected' },
	withdrawn: { key: 'application-withdrawn' },
	hired: { key: 'application-hired' },
}

/** A hospital is not told that it was blocked, and sees no more than that the specialist cannot come. */
export const cannotTakePlace: Given<InterviewReason> = { key: 'cannot-take-place' }

/** Where an interview was to be before, as the hospital wrote it. */
export const formerPlace = ({ mode, place }: { mode: InterviewMode; place: string }): Given<InterviewReason> => ({
	key: `was-${mode}`,
	words: place,
})

/** A reason for its reader: ours in their language, those of people as they were written. */
export function readReason(why: InterviewWhy): string {
	if (typeof why === 'string') return why
	const { key, words: place = '' } = why
	const sentences: Record<InterviewReason, () => string> = {
		'application-rejected': () => t`The hospital has decided on your application.`,
		'application-withdrawn': () => t`The application was withdrawn.`,
		'application-hired': () => t`The specialist has joined, so the application is complete.`,
		'cannot-take-place': () => t`This interview can no longer take place.`,
		'was-in-person': () => t`Previously: In person. Address: ${{ place }}`,
		'was-phone': () => t`Previously: Phone call. Phone number to call: ${{ place }}`,
		'was-video': () => t`Previously: Video call. Link: ${{ place }}`,
	}
	return sentences[key]()
}
