import { councils } from '#app/catalog/councils.ts'
import { type Fit, formatList, type MatchJob, type MatchPerson, unknown } from '../facts.ts'

const pending = 0.8
const national = 0.7

/** A clinician works under the council of the state. A state without a council of its own asks for none. */
export function registrationFit({ registrations }: MatchPerson, { state, profession }: MatchJob): Fit {
	const council = councils.find((one) => one.state === state && one.profession === profession)
	if (state === null || !council) return unknown
	if (registrations.length === 0) return { fit: null, missing: 'registration' }

	const here = registrations.filter((registration) => registration.state === state)
	if (here.some(({ isVerified }) => isVerified)) return { fit: 1, reason: `${council.name} registration, verified` }
	if (here.length > 0) return { fit: pending, reason: `${council.name} registration, verification pending` }
	if (registrations.some((registration) => registration.state === null))
		return { fit: national, reason: 'you are on the national register' }

	const elsewhere = [...new Set(registrations.map((registration) => registration.state ?? ''))]
	const yours = `${elsewhere.length > 1 ? 'yours are' : 'yours is'} ${formatList(elsewhere)}`
	return { fit: 0, miss: `Needs ${council.name} registration; ${yours}` }
}
