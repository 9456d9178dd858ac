import { councils, isAyush } from '#app/catalog/councils.ts'
import { formatList } from '#app/platform/text/list.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'
import { registration } from '../weights.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** A clinician works under the council of the state. A state without a council of its own asks for none. */
export function registrationFit({ registrations }: MatchPerson, { state, profession, specialitySlug }: MatchJob): Fit {
	const ofAyush = isAyush(specialitySlug)
	const fits = (one: { profession: string; isAyush?: boolean | undefined }) =>
		one.profession === profession && (one.isAyush === true) === ofAyush
	const [first, ...more] = councils.filter((one) => one.state === state && fits(one))
	// Ayurveda and homoeopathy have a council each.
	if (state === null || !first) return unknown
	const council = () => (more.length > 0 ? t`${{ state: saidName(state) }} AYUSH council` : saidName(first.name))
	if (registrations.length === 0) return { fit: null, missing: 'registration' }

	const verified = () => t`${{ council: council() }} registration, verified`
	const pending = () => t`${{ council: council() }} registration, verification pending`
	const withheld = registrations.filter((one) => one.state === 'withheld')
	const known = registrations.filter((one) => one.state !== 'withheld')
	const own = known.filter(fits)
	const here = own.filter((one) => one.state === state)
	if (here.some(({ isVerified }) => isVerified)) return { fit: 1, reason: forBoth(verified) }
	if (here.length > 0) return { fit: registration.pending, reason: forBoth(pending) }
	if (own.some((one) => one.state === null))
		return {
			fit: registration.national,
			reason: { specialist: () => t`You are on the national register`, hospital: () => 'On the national register' },
		}

	if (withheld.some(({ isVerified }) => isVerified)) {
		return { fit: registration.withheld, reason: forBoth(() => t`Registration verified`) }
	}
	if (withheld.length > 0) return unknown

	const needed = () => `${council()} registration`
	const elsewhere = [...new Set(own.map((one) => one.state ?? ''))]
	if (elsewhere.length === 0) {
		const isSameProfession = known.some((one) => one.profession === profession)
		const isMedical = isSameProfession ? ofAyush : profession === 'nurse'
		const kind = isMedical ? 'medical' : isSameProfession ? 'AYUSH' : 'nursing'
		return {
			fit: 0,
			miss: {
				specialist: () => yoursIsOther(council(), kind),
				hospital: () => `Registered with ${kind === 'AYUSH' ? 'an' : 'a'} ${kind} council; the job needs ${needed()}`,
			},
		}
	}
	const others = () => formatList(elsewhere.map(saidName))
	return {
		fit: 0,
		miss: {
			specialist: () =>
				elsewhere.length === 1
					? t`Needs ${{ council: council() }} registration; yours is ${{ states: others() }}`
					: t`Needs ${{ council: council() }} registration; yours are ${{ states: others() }}`,
			hospital: () => `Registered in ${others()}; the job needs ${needed()}`,
		},
	}
}

const forBoth = (text: () => string) => ({ specialist: text, hospital: text })

function yoursIsOther(council: string, kind: 'medical' | 'AYUSH' | 'nursing'): string {
	if (kind === 'medical') return t`Needs ${{ council }} registration; yours is with a medical council`
	return kind === 'AYUSH'
		? t`Needs ${{ council }} registration; yours is with an AYUSH council`
		: t`Needs ${{ council }} registration; yours is with a nursing council`
}
