import { councils, isAyush } from '#app/catalog/councils.ts'
import { plural } from '#app/platform/text/counted.ts'
import { formatList } from '#app/platform/text/list.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'
import { registration } from '../weights.ts'

/** A clinician works under the council of the state. A state without a council of its own asks for none. */
export function registrationFit({ registrations }: MatchPerson, { state, profession, specialitySlug }: MatchJob): Fit {
	const ofAyush = isAyush(specialitySlug)
	const fits = (one: { profession: string; isAyush?: boolean | undefined }) =>
		one.profession === profession && (one.isAyush === true) === ofAyush
	const [first, ...more] = councils.filter((one) => one.state === state && fits(one))
	// Ayurveda and homoeopathy have a council each.
	const council = first && more.length > 0 ? { name: `${state} AYUSH council` } : first
	if (state === null || !council) return unknown
	if (registrations.length === 0) return { fit: null, missing: 'registration' }

	const held = (standing: string) => {
		const text = () => `${council.name} registration, ${standing}`
		return { specialist: text, hospital: text }
	}
	const withheld = registrations.filter((one) => one.state === 'withheld')
	const known = registrations.filter((one) => one.state !== 'withheld')
	const own = known.filter(fits)
	const here = own.filter((one) => one.state === state)
	if (here.some(({ isVerified }) => isVerified)) return { fit: 1, reason: held('verified') }
	if (here.length > 0) return { fit: registration.pending, reason: held('verification pending') }
	if (own.some((one) => one.state === null))
		return {
			fit: registration.national,
			reason: { specialist: () => 'You are on the national register', hospital: () => 'On the national register' },
		}

	if (withheld.some(({ isVerified }) => isVerified)) {
		const text = () => 'Registration verified'
		return { fit: registration.withheld, reason: { specialist: text, hospital: text } }
	}
	if (withheld.length > 0) return unknown

	const needed = `${council.name} registration`
	const elsewhere = [...new Set(own.map((one) => one.state ?? ''))]
	if (elsewhere.length === 0) {
		const isSameProfession = known.some((one) => one.profession === profession)
		const other = isSameProfession
			? `with ${ofAyush ? 'a medical' : 'an AYUSH'} council`
			: `with a ${profession === 'nurse' ? 'medical' : 'nursing'} council`
		return {
			fit: 0,
			miss: {
				specialist: () => `Needs ${needed}; yours is ${other}`,
				hospital: () => `Registered ${other}; the job needs ${needed}`,
			},
		}
	}
	const others = () => formatList(elsewhere)
	return {
		fit: 0,
		miss: {
			specialist: () =>
				plural(elsewhere.length, `Needs ${needed}; yours is ${others()}`, `Needs ${needed}; yours are ${others()}`),
			hospital: () => `Registered in ${others()}; the job needs ${needed}`,
		},
	}
}
