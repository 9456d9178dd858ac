/** The 28 states and 8 union territories, by the second half of their ISO 3166-2 code. */
export const states = {
	AN: 'Andaman and Nicobar Islands',
	AP: 'Andhra Pradesh',
	AR: 'Arunachal Pradesh',
	AS: 'Assam',
	BR: 'Bihar',
	CG: 'Chhattisgarh',
	CH: 'Chandigarh',
	DH: 'Dadra and Nagar Haveli and Daman and Diu',
	DL: 'Delhi',
	GA: 'Goa',
	GJ: 'Gujarat',
	HP: 'Himachal Pradesh',
	HR: 'Haryana',
	JH: 'Jharkhand',
	JK: 'Jammu and Kashmir',
	KA: 'Karnataka',
	KL: 'Kerala',
	LA: 'Ladakh',
	LD: 'Lakshadweep',
	MH: 'Maharashtra',
	ML: 'Meghalaya',
	MN: 'Manipur',
	MP: 'Madhya Pradesh',
	MZ: 'Mizoram',
	NL: 'Nagaland',
	OD: 'Odisha',
	PB: 'Punjab',
	PY: 'Puducherry',
	RJ: 'Rajasthan',
	SK: 'Sikkim',
	TN: 'Tamil Nadu',
	TR: 'Tripura',
	TS: 'Telangana',
	UK: 'Uttarakhand',
	UP: 'Uttar Pradesh',
	WB: 'West Bengal',
} as const

export type StateCode = keyof typeof states
export type StateName = (typeof states)[StateCode]

export const isStateCode = (code: string): code is StateCode => Object.hasOwn(states, code)
