import { plainTyped } from '#app/platform/text/typed-mobile.ts'
import { type Profession, specialityBySlug } from './specialities.ts'
import { type StateCode, type StateName, states } from './places/states.ts'

export type Council = {
	/** Ours, unique and stored: several councils use the same letters on their certificates. */
	code: string
	name: string
	/** Where it registers people; null for the national one. */
	state: StateName | null
	profession: Profession
	/** Registers doctors of Ayurveda, Unani or homoeopathy. */
	isAyush?: true
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

/** Ayurveda and Unani. */
const indianMedicine: Partial<Record<StateCode, string>> = {
	AP: 'Andhra Pradesh Board of Indian Medicine',
	AS: 'Assam State Council of Indian Medicine',
	BR: 'Bihar State Council of Ayurvedic and Unani Medicine',
	CG: 'Chhattisgarh Ayurvedic, Unani and Naturopathy Board',
	DL: 'Delhi Bharatiya Chikitsa Parishad',
	GA: 'Goa Board of Indian System of Medicine and Homoeopathy',
	GJ: 'Gujarat Board of Ayurvedic and Unani Systems of Medicine',
	HP: 'Himachal Pradesh Board of Ayurvedic and Unani Systems of Medicine',
	HR: 'Haryana Council of Indian Medicine',
	JH: 'Jharkhand State Council of Indian Medicine',
	KA: 'Karnataka Ayurvedic and Unani Practitioners Board',
	KL: 'Kerala State Medical Council for Indian Systems of Medicine',
	MH: 'Maharashtra Council of Indian Medicine',
	MP: 'Madhya Pradesh Ayurvedic, Unani and Naturopathy Board',
	OD: 'Odisha State Council of Ayurvedic Medicine',
	PB: 'Punjab Board of Ayurvedic and Unani Systems of Medicine',
	RJ: 'Rajasthan Board of Indian Medicine',
	TN: 'Tamil Nadu Board of Indian Medicine',
	TS: 'Telangana Board of Indian Medicine',
	UK: 'Uttarakhand Bharatiya Chikitsa Parishad',
	UP: 'Uttar Pradesh Board of Ayurvedic and Unani Systems of Medicine',
	WB: 'West Bengal Council of Ayurveda (Paschim Banga Ayurved Parishad)',
}

const homoeopathy: Partial<Record<StateCode, string>> = {
	AP: 'Andhra Pradesh Board of Homoeopathy',
	AS: 'Assam Board of Homoeopathic System of Medicine',
	BR: 'Bihar State Board of Homoeopathic Medicine',
	CG: 'Chhattisgarh State Council of Homoeopathy',
	DL: 'Delhi Board of Homoeopathic System of Medicine',
	GJ: 'Gujarat Council of Homoeopathic System of Medicine',
	HP: 'Himachal Pradesh Council of Homoeopathic System of Medicine',
	HR: 'Haryana Council of Homoeopathic System of Medicine',
	JH: 'Jharkhand State Council of Homoeopathic Medicine',
	KA: 'Karnataka Board of Homoeopathic System of Medicine',
	KL: 'Kerala State Medical Council for Homoeopathy',
	MH: 'Maharashtra Council of Homoeopathy',
	MP: 'Madhya Pradesh State Council of Homoeopathy',
	OD: 'Odisha Board of Homoeopathic Medicine',
	PB: 'Punjab Council of Homoeopathic System of Medicine',
	RJ: 'Rajasthan Board of Homoeopathic Medicine',
	TN: 'Tamil Nadu Homoeopathy Medical Council',
	TS: 'Telangana Board of Homoeopathy',
	UK: 'Uttarakhand Board of Homoeopathic Medicine',
	UP: 'Uttar Pradesh Homoeopathic Medicine Board',
	WB: 'West Bengal Council of Homoeopathic Medicine',
}

const of = (
	profession: Profession,
	suffix: string,
	names: Partial<Record<StateCode, string>>,
	about: Pick<Council, 'isAyush'> = {},
): Council[] =>
	Object.entries(names)
		.map(([code, name]) => ({
			code: `${code}-${suffix}`,
			name,
			state: states[code as StateCode],
			profession,
			...about,
		}))
		.sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** The state councils that register clinicians, and the national register as an alternative for doctors. */
export const councils: readonly Council[] = [
	...of('doctor', 'MC', medical),
	{ code: 'IN-MC', name: 'National Medical Commission (formerly MCI)', state: null, profession: 'doctor' },
	...[
		...of('doctor', 'IM', indianMedicine, { isAyush: true }),
		...of('doctor', 'HC', homoeopathy, { isAyush: true }),
	].sort((a, b) => a.name.localeCompare(b.name, 'en')),
	{
		code: 'IN-IM',
		name: 'National Commission for Indian System of Medicine (formerly CCIM)',
		state: null,
		profession: 'doctor',
		isAyush: true,
	},
	{
		code: 'IN-HC',
		name: 'National Commission for Homoeopathy (formerly CCH)',
		state: null,
		profession: 'doctor',
		isAyush: true,
	},
	...of('nurse', 'NC', nursing),
]

const byCode = new Map(councils.map((council) => [council.code, council]))

export const councilByCode = (code: string): Council | null => byCode.get(code) ?? null

export const isAyush = (specialitySlug: string | null) => specialityBySlug(specialitySlug ?? '')?.family === 'ayush'

/** Where someone of this profession and speciality is registered. A doctor whose speciality we do not know may be of either kind. */
export function councilsFor(profession: Profession, specialitySlug: string | null): Council[] {
	const isKnown = specialitySlug !== null && specialitySlug !== 'other'
	return councils.filter(
		(council) =>
			council.profession === profession && (!isKnown || (council.isAyush === true) === isAyush(specialitySlug)),
	)
}

/** What certificates print before the number, with the council: 'MMC Reg. No.', 'RN RM No.', 'नोंदणी क्र.'. */
const printedLabel =
	/^(?:[A-Z]{2,6}\.? +|(?:[A-Z]+ +){1,4}COUNCIL[,:]? +|R\.?N\.? *[/&,]? *R\.?M\.? *)*(?:(?:REG(?:ISTRATION|ISTERED|ISTN|N|D|TN)?|LIC(?:EN[CS]E)?|पंजीकरण|पंजीयन|नोंदणी)(?:\. *| +|(?=:))(?:(?:NO|NUMBER|संख्या|क्रमांक|क्र)\b\.?)?|(?:NO|NUMBER|संख्या|क्रमांक|क्र)(?:\. *| +|(?=:)))(?:क्रमांक|संख्या|क्र)?\.? *[:.#-]* */u

/**
 * A registration number as it is kept and shown: upper case, single spaces, digits of any script as 0 to 9, without the label that is
 * printed before it. There is no national format, so the only refusal (null) is for fewer than 2 or more than 25 characters, others than
 * letters, digits, / . - and spaces, or no digit but zeros: 'APPLIED', 'N/A', '000000'.
 */
export function normaliseRegistrationNumber(text: string): string | null {
	const typed = plainTyped(text.normalize('NFKC')).toUpperCase().replace(/\s+/g, ' ')
	const unlabelled = typed.length <= 80 ? typed.replace(printedLabel, '') : typed
	const number = /\d/.test(unlabelled) ? unlabelled : typed
	return /^[A-Z0-9/. -]{2,25}$/.test(number) && /[1-9]/.test(number) ? number : null
}
