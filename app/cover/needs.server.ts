import { needsOfWork } from '#app/catalog/work-needs.server.ts'
import { specialityName } from '#app/catalog/specialities.ts'
import { findUsualPay } from '#app/pay/queries.server.ts'
import { rupeesForField } from '#app/platform/money.ts'
import type { RequestDefaults } from './components/request-form.tsx'

export type Needs = Awaited<ReturnType<typeof readNeeds>>

/** What a case or duty needs at a place, for the fields of the form; null where its words name nothing that we know. */
export async function readNeeds({ work, location }: { work: string; location: string }) {
	const needs = needsOfWork(work)
	if (!needs) return null
	const usual = await findUsualPay({ ...needs, location })
	const pay = usual ? rupeesForField(usual.median) : ''
	return {
		...needs,
		pay,
		line: `Filled in for ${work.trim()}: ${specialityName(needs.speciality)}, per ${needs.unit}${pay ? `, usual pay ₹${pay}` : ''}. You can change each.`,
	}
}

const single = [
	'work',
	'urgency',
	'patient',
	'date',
	'from',
	'to',
	'pay',
	'unit',
	'speciality',
	'asa',
	'skills',
	'note',
	'phone',
] as const
const several = ['equipment', 'credentials', 'languages'] as const
/** No field of the form takes more. */
const longest = 500

/** What was typed before another site was chosen, or the case was to fill in the form; null for a form that begins. */
export function typedIn(query: URLSearchParams): Partial<RequestDefaults> | null {
	if (!query.has('work')) return null
	return {
		...Object.fromEntries(single.map((name) => [name, (query.get(name) ?? '').slice(0, longest)])),
		...Object.fromEntries(several.map((name) => [name, query.getAll(name).slice(0, 30)])),
	}
}

/** What the case fills in stands before what the form began with, and never before pay that was typed. */
export function filledIn(needs: NonNullable<Needs>, typed: Partial<RequestDefaults> | null): Partial<RequestDefaults> {
	const { speciality, unit, pay } = needs
	return { ...typed, speciality, unit, pay: typed?.pay || pay }
}
