import type { Profession } from './specialities.ts'
import { type StateCode, type StateName, states } from './states.ts'

export type Council = {
	/** Ours, unique and stored: several councils use the same letters on their certificates. */
	code: string
	name: string
	/** Where it registers people; null for the national one. */
	state: StateName | null
	profession: Profession
}

const medical: Partial<Record<StateCode, string>> = {
	AP: 'Andhra Pradesh Medical Council',
	AR: 'Arunachal Pradesh Medical Council',
	AS: 'Assam Council of Medical Registration',
	BR: 'Bihar Council of Medical Registration',
	CG: 'Chhattisgarh Medical Council',
	DL: 'Delhi Medical Council',
	GA: 'Goa Medical Council',
	GJ: 'Gujarat Medical Council',
	HP: 'Himachal Pradesh Medical Council',
	HR: 'Haryana Medical Council',
	JH: 'Jharkhand Medical Council',
	JK: 'Jammu and Kashmir Medical Council',
	KA: 'Karnataka Medical Council',
	KL: 'Kerala State Medical Council',
	MH: 'Maharashtra Medical Council',
	ML: 'Meghalaya Medical Council',
	MN: 'Manipur Medical Council',
	MP: 'Madhya Pradesh Medical Council',
	MZ: 'Mizoram Medical Council',
	NL: 'Nagaland Medical Council',
	OD: 'Odisha Council of Medical Registration',
	PB: 'Punjab Medical Council',
	PY: 'Puducherry Medical Council',
	RJ: 'Rajasthan Medical Council',
	SK: 'Sikkim Medical Council',
	TN: 'Tamil Nadu Medical Council',
	TR: 'Tripura State Medical Council',
	TS: 'Telangana Medical Council',
	UK: 'Uttarakhand Medical Council',
	UP: 'Uttar Pradesh Medical Council',
	WB: 'West Bengal Medical Council',
}

const nursing: Partial<Record<StateCode, string>> = {
	AP: 'Andhra Pradesh Nurses and Midwives Council',
	AR: 'Arunachal Pradesh Nursing Council',
	AS: 'Assam Nurses, Midwives and Health Visitors Council',
	BR: 'Bihar Nurses Registration Council',
	CG: 'Chhattisgarh Nursing Council',
	DL: 'Delhi Nursing Council',
	GA: 'Goa Nursing Council',
	GJ: 'Gujarat Nursing Council',
	HP: 'Himachal Pradesh Nurses Registration Council',
	HR: 'Haryana Nurses Registration Council',
	JH: 'Jharkhand Nurses Registration Council',
	JK: 'Jammu and Kashmir Nursing Council',
	KA: 'Karnataka State Nursing Council',
	KL: 'Kerala Nurses and Midwives Council',
	MH: 'Maharashtra Nursing Council',
	ML: 'Meghalaya Nursing Council',
	MN: 'Manipur Nursing Council',
	MP: 'Madhya Pradesh Nurses Registration Council',
	MZ: 'Mizoram Nursing Council',
	NL: 'Nagaland Nursing Council',
	OD: 'Odisha Nurses and Midwives Council',
	PB: 'Punjab Nurses Registration Council',
	RJ: 'Rajasthan Nursing Council',
	SK: 'Sikkim Nursing Council',
	TN: 'Tamil Nadu Nurses and Midwives Council',
	TR: 'Tripura Nursing Council',
	TS: 'Telangana State Nursing Council',
	UK: 'Uttarakhand Nurses and Midwives Council',
	UP: 'Uttar Pradesh Nurses and Midwives Council',
	WB: 'West Bengal Nursing Council',
}

const of = (profession: Profession, suffix: string, names: Partial<Record<StateCode, string>>): Council[] =>
	Object.entries(names)
		.map(([code, name]) => ({ code: `${code}-${suffix}`, name, state: states[code as StateCode], profession }))
		.sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** The state councils that register clinicians, and the national register as an alternative for doctors. */
export const councils: readonly Council[] = [
	...of('doctor', 'MC', medical),
	{ code: 'IN-MC', name: 'National Medical Commission (formerly MCI)', state: null, profession: 'doctor' },
	...of('nurse', 'NC', nursing),
]

const byCode = new Map(councils.map((council) => [council.code, council]))

export const councilByCode = (code: string): Council | null => byCode.get(code) ?? null
export const councilsFor = (profession: Profession): Council[] =>
	councils.filter((council) => council.profession === profession)

/**
 * A registration number as it is kept and shown: upper case, single spaces. There is no national format, so the only refusal
 * (null) is for fewer than 2 or more than 25 characters, or others than letters, digits, / . - and spaces.
 */
export function normaliseRegistrationNumber(text: string): string | null {
	const number = text.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim()
	return /^[A-Z0-9/. -]{2,25}$/.test(number) && /[A-Z0-9]/.test(number) ? number : null
}
