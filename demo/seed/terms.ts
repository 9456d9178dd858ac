import { specialityBySlug } from '#app/catalog/specialities.ts'
import type { Terms } from '#app/jobs/terms/terms.ts'
import type { JobText } from './job-texts.ts'
import { randomFrom } from './random.ts'

const rupees = (amount: number) => BigInt(amount) * 100n

/** What hospitals state of the terms: staff of about half of them are bound, locums and visiting consultants never. */
export function termsFor({ id, text }: { id: string; text: JobText }): Partial<Terms> {
	// Numbers of their own, so that no other part of the job changes.
	const random = randomFrom(Number.parseInt(id.slice(0, 8), 16))
	const maybe = <Value>(value: Value) => (random.chance(0.75) ? value : null)
	const isNurse = specialityBySlug(text.slug)?.profession === 'nurse'
	const isStaff = text.employmentType === 'permanent' || text.employmentType === 'part-time'
	// Posted before hospitals were asked.
	if (random.chance(0.05)) return {}
	return {
		certificatesNeverKept: true,
		engagement: isStaff
			? isNurse || random.chance(0.4)
				? 'employee'
				: 'professional'
			: text.employmentType === 'locum'
				? 'locum'
				: 'visiting',
		...(isStaff && random.chance(0.52) ? bondOf(random, isNurse) : { bond: 'none' }),
		payDay: maybe(random.pick([1, 5, 7, 7, 7, 10, 15])),
		payMode: maybe('bank'),
		...(isStaff
			? {
					socialSecurity: maybe(
						random.pick(isNurse ? ['all', 'all', 'pf-esi', 'none'] : ['pf-gratuity', 'pf', 'none']),
					),
					settlementDays: maybe(random.pick([2, 2, 7, 30, 45])),
					hospitalNoticeDays: maybe(random.pick([30, 30, 60])),
					probationMonths: maybe(random.pick([3, 6, 6])),
					workDaysPerWeek: maybe(6),
					weeklyOff: maybe(random.pick(['sunday', 'roster'])),
					nightConsent: maybe(random.pick(['asked', 'duty'])),
					nightTransport: maybe(random.pick(['provided', 'provided', 'none'])),
					nightRestRoom: maybe('provided'),
					trainingCosts: maybe(random.pick(['hospital', 'shared'])),
					restraintMonths: maybe(random.pick([0, 0, 0, 6])),
					...random.pick<Partial<Terms>>([
						{ accommodationCost: 'free' },
						{ accommodationCost: 'free' },
						{ accommodationCost: 'deducted', accommodationDeduction: rupees(isNurse ? 1_500 : 6_000) },
						{},
					]),
				}
			: {}),
		...(isNurse ? {} : { indemnityLimit: maybe(rupees(random.pick([2_500_000, 5_000_000, 10_000_000]))) }),
		internalCommittee: maybe('constituted'),
		appointmentLetter: maybe(random.pick(['before', 'before', 'day'])),
	}
}

const bondOf = (random: ReturnType<typeof randomFrom>, isNurse: boolean): Partial<Terms> => ({
	bond: 'amount',
	bondAmount: rupees(random.pick(isNurse ? [25_000, 50_000, 1_00_000] : [1_00_000, 2_00_000, 3_00_000])),
	bondMonths: random.pick(isNurse ? [12, 12, 18] : [12, 24, 36]),
	bondFor: random.pick(
		isNurse ? ['ICU training', 'induction training', null] : ['fellowship training', 'relocation', null],
	),
	bondFalls: random.pick(['monthly', 'monthly', 'yearly', 'at-end', null]),
})
