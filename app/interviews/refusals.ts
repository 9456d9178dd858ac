import { t } from '#app/platform/language/words.ts'

type PickFailure = 'application-ended' | 'cannot-meet' | 'own-overlap' | 'interviewer-overlap'

/** Why a time was not taken. */
export function pickRefusal(failure: PickFailure): string {
	switch (failure) {
		case 'application-ended':
			return applicationEnded()
		case 'cannot-meet':
			return cannotMeet()
		case 'own-overlap':
			return t`You have another appointment at that time. Choose another time.`
		case 'interviewer-overlap':
			return t`That time is no longer available. Choose another time.`
	}
}

/** To the specialist; why, the hospital may not learn. */
export const cannotMeet = () => t`You cannot interview with this hospital now. It is suspended, or you have blocked it.`
/** To the hospital. */
export const specialistSuspended = 'The account of this specialist is suspended, so no times can be proposed now.'
export const applicationEnded = () => t`This application has ended, so no interview can be arranged.`
