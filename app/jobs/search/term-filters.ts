import { t } from '#app/platform/language/words.ts'

/** The terms of a job that searches filter by: how the address and the page name each, and when a job has it. */
export const termFilters = {
	noBond: {
		name: 'no-bond',
		get label() {
			return t`No bond`
		},
		when: `job.bond = 'none'`,
	},
	pfAndEsi: {
		name: 'pf-esi',
		get label() {
			return t`PF and ESI`
		},
		when: `job.social_security IN ('all', 'pf-esi')`,
	},
	freeAccommodation: {
		name: 'free-accommodation',
		get label() {
			return t`Free accommodation`
		},
		when: `job.accommodation_cost = 'free' AND job.accommodation IN ('shared-room', 'room', 'flat')`,
	},
	nightTransport: {
		name: 'night-transport',
		get label() {
			return t`Transport at night`
		},
		when: `job.night_transport = 'provided'`,
	},
	paidByThe7th: {
		name: 'paid-by-7th',
		get label() {
			return t`Paid by the 7th`
		},
		when: `job.pay_day <= 7`,
	},
	sundayOff: {
		name: 'sunday-off',
		get label() {
			return t`Sunday off`
		},
		when: `job.weekly_off = 'sunday'`,
	},
}

export const termFilterList = Object.values(termFilters)
