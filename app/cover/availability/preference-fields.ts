import { t } from '#app/platform/language/words.ts'
import { defineFields } from '#app/platform/text/declared-fields.ts'
import { coverLimits } from '../asking/kinds.ts'

/** When and for what a specialist can be asked for cover, as they say in the settings of it. */
export const coverPreferenceFields = defineFields({
	/** In the hours of the profile's week. */
	isOn: {
		kind: 'tick',
		get label() {
			return t`Ask me during my weekly hours`
		},
		usual: false,
	},
	radiusKm: {
		kind: 'count',
		get label() {
			return t`Distance from home`
		},
		min: 1,
		max: coverLimits.radiusKm,
		unit: 'km',
		usual: 20,
	},
	/** They are not asked for less. */
	leastCasePaise: {
		kind: 'amount',
		get label() {
			return t`Per case`
		},
		unit: 'case',
	},
	leastShiftPaise: {
		kind: 'amount',
		get label() {
			return t`Per shift`
		},
		unit: 'shift',
	},
	leastHourPaise: {
		kind: 'amount',
		get label() {
			return t`Per hour`
		},
		unit: 'hour',
	},
	emergencies: {
		kind: 'tick',
		get label() {
			return t`Emergencies`
		},
		usual: true,
	},
	children: {
		kind: 'tick',
		get label() {
			return t`Children`
		},
		usual: true,
	},
	/** SMS may wake them. */
	atNight: {
		kind: 'tick',
		get label() {
			return t`Call me at night`
		},
		get hint() {
			return t`Between 10 pm and 7 am you are asked only if this is on, or while you are available now.`
		},
		usual: false,
	},
	/** Beyond their distance, once no one nearer accepts and the hospital asks for that. */
	further: {
		kind: 'tick',
		get label() {
			return t`Up to ${{ distance: coverLimits.furtherKm }} km further`
		},
		get hint() {
			return t`Only if no one nearer accepts and the hospital widens the search.`
		},
		usual: false,
	},
})
