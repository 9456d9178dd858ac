import type { Interest } from '#app/specialists/disclosure.ts'
import type { Stage } from './stage.ts'

/** From here on both sides want it: the hospital has chosen somebody who had applied to it. */
const mutual: readonly Stage[] = ['shortlisted', 'interview', 'offered', 'hired']

export const isMutualInterest = (stage: Stage) => mutual.includes(stage)

/** Who withdrew took profile and resume back as well. */
export const mayReadProfile = (stage: Stage) => stage !== 'withdrawn'

/** The file that was sent along, once a scanner has called it clean. */
export const mayReadAttachment = (application: { stage: Stage; scan: 'scanning' | 'clean' | 'infected' | null }) =>
	mayReadProfile(application.stage) && application.scan === 'clean'

/** What all applications of one specialist to one hospital amount to. */
export const interestOf = (stages: readonly Stage[]): Interest => ({
	applied: stages.some(mayReadProfile),
	shortlisted: stages.some(isMutualInterest),
	contactAccepted: false,
	contactShared: false,
	blocked: false,
})
