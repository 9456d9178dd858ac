import { needsOfWork } from '#app/catalog/words/work-needs.server.ts'
import { specialityName } from '#app/catalog/specialities.ts'
import { findUsualPay } from '#app/pay/queries.server.ts'
import { rupeesForField } from '#app/platform/text/money.ts'
import { namesOf } from '#app/platform/text/declared-fields.ts'
import type { RequestDefaults } from '../components/request-form.tsx'
import { coverDetails } from './details.ts'
import { coverUnits } from './kinds.ts'

export type Needs = Awaited<ReturnType<typeof readNeeds>>

type Chosen = { speciality: string; unit: string }

/** Fields that a person has chosen, which are not filled in; usual pay is that of what the form then says. */
export type ByHand = Partial<Chosen>

/** What a case or duty needs at a place, for the fields of a form as it is; null where its words name nothing that we know. */
export async function readNeeds(work: string, location: string, form: Chosen, byHand: ByHand = {}) {
	const needs = needsOfWork(work)
	if (!needs) return null
	const speciality = byHand.speciality ?? needs.speciality ?? form.speciality
	const unit = coverUnits.find((each) => each === byHand.unit) ?? needs.unit
	const usual = await findUsualPay({ speciality, unit, location })
	const pay = usual ? rupeesForField(usual.median) : ''
	// What was chosen as the case says it was, as likely as not, filled in before.
	const filled = [
		needs.speciality !== null && speciality === needs.speciality && specialityName(speciality),
		unit === needs.unit && `per ${unit}`,
		pay && `usual pay ₹${pay}`,
	].filter(Boolean)
	return {
		...{ speciality, unit, pay },
		line: filled.length === 0 ? null : `Filled in for ${work.trim()}: ${filled.join(', ')}. You can change each.`,
	}
}

/** Of words that name nothing we know, once they are a word. */
export const notUnderstood = (work: string) =>
	work.trim().length < 3 ? null : `We do not know “${work.trim()}”. Check speciality and pay.`

const several = namesOf(coverDetails).filter((name) => coverDetails[name].kind === 'choices')
const single = [
	...['work', 'urgency', 'patient', 'date', 'from', 'to', 'pay', 'unit', 'speciality', 'phone'],
	...namesOf(coverDetails).filter((name) => !several.includes(name)),
]
/** No field of the form takes more. */
const longest = 500

/** What was typed before another site was chosen, or the case was to fill in the form; null for a form that begins. */
export function typedIn(query: URLSearchParams): Partial<RequestDefaults> | null {
	if (!query.has('work')) return null
	return {
		...Object.fromEntries(
			single.filter((name) => query.has(name)).map((name) => [name, (query.get(name) ?? '').slice(0, longest)]),
		),
		...Object.fromEntries(several.map((name) => [name, query.getAll(name).slice(0, 30)])),
	}
}

/** What the case fills in comes before what the form began with, never before what was chosen by hand or pay that was typed. */
export function filledIn(needs: NonNullable<Needs>, typed: Partial<RequestDefaults> | null): Partial<RequestDefaults> {
	const { speciality, unit, pay } = needs
	return { ...typed, speciality, unit, pay: typed?.pay || pay }
}

/** What a person has chosen in a form, as far as it is not what the form began with. */
export const chosenIn = (typed: Chosen, begun: Chosen): ByHand => ({
	...(typed.speciality === begun.speciality ? {} : { speciality: typed.speciality }),
	...(typed.unit === begun.unit ? {} : { unit: typed.unit }),
})
