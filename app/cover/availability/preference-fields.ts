import { defineFields } from '#app/platform/text/declared-fields.ts'
import { coverLimits } from '../asking/kinds.ts'

/** When and for what a specialist can be asked for cover, as they say in the settings of it. */
export const coverPreferenceFields = defineFields({
	/** In the hours of the profile's week. */
	isOn: { kind: 'tick', label: 'Ask me during my weekly hours', usual: false },
	radiusKm: { kind: 'count', label: 'Distance from home', min: 1, max: coverLimits.radiusKm, unit: 'km', usual: 20 },
	/** They are not asked for less. */
	leastCasePaise: { kind: 'amount', label: 'Per case', unit: 'case' },
	leastShiftPaise: { kind: 'amount', label: 'Per shift', unit: 'shift' },
	leastHourPaise: { kind: 'amount', label: 'Per hour', unit: 'hour' },
	emergencies: { kind: 'tick', label: 'Emergencies', usual: true },
	children: { kind: 'tick', label: 'Children', usual: true },
	/** SMS may wake them. */
	atNight: {
		kind: 'tick',
		label: 'Call me at night',
		hint: 'Between 10 pm and 7 am you are asked only if this is on, or while you are available now.',
		usual: false,
	},
	/** Beyond their distance, once no one nearer accepts and the hospital asks for that. */
	further: {
		kind: 'tick',
		label: `Up to ${coverLimits.furtherKm} km further`,
		hint: 'Only if no one nearer accepts and the hospital widens the search.',
		usual: false,
	},
})
