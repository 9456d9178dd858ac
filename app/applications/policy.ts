import { type Interest, noInterest } from '#app/specialists/disclosure.ts'
import type { Stage } from './stage.ts'

/** From here on both sides want it: the hospital has chosen somebody who had applied to it. */
export const mutualStages = ['shortlisted', 'interview', 'offered', 'hired'] as const satisfies readonly Stage[]

export const isMutualInterest = (stage: Stage) => (mutualStages as readonly Stage[]).includes(stage)

/** Who withdrew took profile and resume back as well. */
export const mayReadProfile = (stage: Stage) => stage !== 'withdrawn'

/** The file that was sent along, once a scanner has called it clean. */
export const mayReadAttachment = (application: { stage: Stage; scan: 'scanning' | 'clean' | 'infected' | null }) =>
	mayReadProfile(application.stage) && application.scan === 'clean'

/** What all applications of one specialist to one hospital amount to. `isSettled`: its shortlisting cannot be undone any more. */
export const interestOf = (received: readonly { stage: Stage; isSettled: boolean }[]): Interest => ({
	...noInterest,
	applied: received.some(({ stage }) => mayReadProfile(stage)),
	shortlisted: received.some(({ stage, isSettled }) => isMutualInterest(stage) && isSettled),
})
