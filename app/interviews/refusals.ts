import { t } from '#app/platform/language/words.ts'

/** To the specialist; why, the hospital may not learn. */
export const cannotMeet = () => t`You cannot interview with this hospital now. It is suspended, or you have blocked it.`
/** To the hospital. */
export const specialistSuspended = 'The account of this specialist is suspended, so no times can be proposed now.'
export const applicationEnded = () => t`This application has ended, so no interview can be arranged.`
