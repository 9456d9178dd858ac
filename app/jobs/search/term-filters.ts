/** The terms of a job that searches filter by: how the address and the page name each, and when a job has it. */
export const termFilters = {
	noBond: { name: 'no-bond', label: 'No bond', when: `job.bond = 'none'` },
	pfAndEsi: { name: 'pf-esi', label: 'PF and ESI', when: `job.social_security IN ('all', 'pf-esi')` },
	freeAccommodation: {
		name: 'free-accommodation',
		label: 'Free accommodation',
		when: `job.accommodation_cost = 'free' AND job.accommodation IN ('shared-room', 'room', 'flat')`,
	},
	nightTransport: { name: 'night-transport', label: 'Transport at night', when: `job.night_transport = 'provided'` },
	paidByThe7th: { name: 'paid-by-7th', label: 'Paid by the 7th', when: `job.pay_day <= 7` },
}

export const termFilterList = Object.values(termFilters)
