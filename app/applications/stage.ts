import { withdrawalUndoMinutes } from '#app/durations.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { defineLifecycle } from '#app/platform/lifecycle.ts'
import { closingDays, noticeDays } from '#app/relations/answer-clock.ts'
import { t } from '#app/platform/language/words.ts'

/** Stages of an application, in order. The last three are final. */
export const stages = ['applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn'] as const
export type Stage = (typeof stages)[number]

export const withdrawalUndoSeconds = withdrawalUndoMinutes * 60

export const undoSecondsOf = (to: Stage) => (to === 'withdrawn' ? withdrawalUndoSeconds : undoSeconds)

/** The way up, one after the other; steps may be skipped. */
export const ladder = ['applied', 'shortlisted', 'interview', 'offered', 'hired'] as const satisfies readonly Stage[]

/** Where a member moves an application with a press. An offer and a hiring carry more, and have forms of their own. */
export const stagesByHand = ['shortlisted', 'interview'] as const satisfies readonly Stage[]
export type StageByHand = (typeof stagesByHand)[number]
/** What the button says that moves there, beside one applicant and for several. */
export const moveVerbs: Record<StageByHand, string> = { shortlisted: 'Shortlist', interview: 'Move to Interview' }
export const isByHand = (stage: Stage): stage is StageByHand => (stagesByHand as readonly Stage[]).includes(stage)

const forms: Partial<Record<Stage, string>> = { offered: 'offer', hired: 'start', rejected: 'rejection' }

/** The page of the form that leads to a stage which no press leads to. */
export const formOf = (stage: Stage, applicationId: string) =>
	`/hospital/applications/${applicationId}/${forms[stage] ?? ''}`

export const openStages = ['applied', 'shortlisted', 'interview', 'offered'] as const satisfies readonly Stage[]

export const isStage = (text: string): text is Stage => (stages as readonly string[]).includes(text)
export const isOpen = (stage: Stage) => (openStages as readonly Stage[]).includes(stage)

/**
 * Hospitals move an application forward or reject it, specialists only withdraw it. Nothing goes back but by an undo, or
 * when a hospital invites a specialist who withdrew and they agree. We close what the hospital leaves without an answer.
 */
export const applicationLifecycle = defineLifecycle({
	name: 'application',
	states: stages,
	moves: [
		{ name: 'shortlist', from: ['applied'], to: 'shortlisted', by: 'hospital', undoSeconds },
		{ name: 'move to interview', from: ['applied', 'shortlisted'], to: 'interview', by: 'hospital', undoSeconds },
		{
			name: 'make an offer',
			from: ['applied', 'shortlisted', 'interview'],
			to: 'offered',
			by: 'hospital',
			undoSeconds,
		},
		{ name: 'confirm joining', from: openStages, to: 'hired', by: 'hospital', undoSeconds },
		{ name: 'reject', from: openStages, to: 'rejected', by: 'hospital', undoSeconds },
		{
			name: 'close without an answer',
			from: openStages,
			to: 'rejected',
			by: 'clock',
			given: `after ${closingDays} days without an answer, ${noticeDays} of them after a reminder`,
		},
		{ name: 'withdraw', from: openStages, to: 'withdrawn', by: 'specialist', undoSeconds: withdrawalUndoSeconds },
		{
			name: 'apply again',
			from: ['withdrawn'],
			to: 'applied',
			by: 'specialist',
			given: 'when the hospital has invited them, once, and the job is open',
		},
	],
})
export const { mayMove } = applicationLifecycle

/** Where a hospital may move it from here by menu; rejecting needs a reason and has a form of its own. */
export const nextStages = (from: Stage): Stage[] =>
	stages.filter((to) => to !== 'rejected' && mayMove(from, to, 'hospital'))

/** How an application began. No one applied where the specialist accepted a contact request. */
export const originNames = {
	get applied() {
		return t.of('application')`Applied`
	},
	get contacted() {
		return t`From a contact request`
	},
}
export type Origin = keyof typeof originNames
/** The same within a line, with its date. */
export const originInLine = (origin: Origin, day: string) =>
	origin === 'applied' ? t`applied ${{ day }}` : t`from a contact request, ${{ day }}`

/** As hospitals read it. */
const englishStageNames: Record<Stage, string> = {
	applied: 'Applied',
	shortlisted: 'Shortlisted',
	interview: 'Interview',
	offered: 'Offer',
	hired: 'Joined',
	rejected: 'Not selected',
	withdrawn: 'Withdrawn',
}

/** As the specialist reads it. */
export const stageNames: Record<Stage, string> = {
	get applied() {
		return t.of('stage')`Applied`
	},
	get shortlisted() {
		return t.of('stage')`Shortlisted`
	},
	get interview() {
		return t.of('stage')`Interview`
	},
	get offered() {
		return t.of('stage')`Offer`
	},
	get hired() {
		return t.of('stage')`Joined`
	},
	get rejected() {
		return t.of('stage')`Not selected`
	},
	get withdrawn() {
		return t.of('stage')`Withdrawn`
	},
}

/** In place of the name of the stage, where the specialist reads of an application that we closed. */
export const noAnswerName = () => t`No answer`

/** As the hospital's list and board call it. */
export const columnNames: Record<Stage, string> = { ...englishStageNames, applied: 'New' }

/** Columns of the board. Withdrawn applications are only in the list. */
export const boardStages = [
	'applied',
	'shortlisted',
	'interview',
	'offered',
	'hired',
	'rejected',
] as const satisfies readonly Stage[]

/** The key that moves to a stage, as the buttons print it. */
export const keyOf = (stage: Stage) => String(boardStages.findIndex((each) => each === stage) + 1)
