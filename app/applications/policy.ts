import type { Stage } from './stage.ts'

/** From here on both sides want it: the hospital has chosen somebody who had applied to it. */
const mutual: readonly Stage[] = ['shortlisted', 'interview', 'offered', 'hired']

export const isMutualInterest = (stage: Stage) => mutual.includes(stage)

/** Who withdrew took profile and resume back as well. */
export const mayReadProfile = (stage: Stage) => stage !== 'withdrawn'

/** Phone and e-mail: mutual interest, and the specialist's switch. */
export const mayReadContact = (application: { stage: Stage; contactVisibility: boolean }) =>
	isMutualInterest(application.stage) && application.contactVisibility

/** The file that was sent along, once a scanner has called it clean. */
export const mayReadResume = (application: { stage: Stage; scan: 'scanning' | 'clean' | 'infected' | null }) =>
	mayReadProfile(application.stage) && application.scan === 'clean'
