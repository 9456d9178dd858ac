import type { StateCode } from '#app/catalog/places/states.ts'

/** Other support services: the account of services under which plans are billed. */
export const sac = '998599'

/** The two digits that begin every GSTIN, and name the place of supply. */
export const gstStateCodes: Record<StateCode, string> = {
	JK: '01',
	HP: '02',
	PB: '03',
	CH: '04',
	UK: '05',
	HR: '06',
	DL: '07',
	RJ: '08',
	UP: '09',
	BR: '10',
	SK: '11',
	AR: '12',
	NL: '13',
	MN: '14',
	MZ: '15',
	TR: '16',
	ML: '17',
	AS: '18',
	WB: '19',
	JH: '20',
	OD: '21',
	CG: '22',
	MP: '23',
	GJ: '24',
	DH: '26',
	MH: '27',
	KA: '29',
	GA: '30',
	LD: '31',
	KL: '32',
	TN: '33',
	PY: '34',
	AN: '35',
	TS: '36',
	AP: '37',
	LA: '38',
}

type Taxes = { cgstPaise: bigint; sgstPaise: bigint; igstPaise: bigint }

/** Within a state half of the tax is the union’s and half the state’s; an odd paisa is the state’s, so the sum stays. */
export function splitGst(gstPaise: bigint, seller: string, placeOfSupply: string): Taxes {
	if (seller !== placeOfSupply) return { cgstPaise: 0n, sgstPaise: 0n, igstPaise: gstPaise }
	const cgstPaise = gstPaise / 2n
	return { cgstPaise, sgstPaise: gstPaise - cgstPaise, igstPaise: 0n }
}

/** '26-27' of a day of India, '2027-03-31': financial years begin on 1 April. */
export function financialYear(day: string): string {
	const [year = 0, month = 0] = day.split('-').map(Number)
	const first = month >= 4 ? year : year - 1
	return `${twoDigits(first)}-${twoDigits(first + 1)}`
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

/** The law allows sixteen characters, which is why the series is short. */
export const invoiceNumber = (year: string, number: number) => `TL/${year}/${sixDigits(number)}`
export const creditNoteNumber = (year: string, number: number) => `TC/${year}/${sixDigits(number)}`
const sixDigits = (number: number) => String(number).padStart(6, '0')

const small =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
		' ',
	)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const units = [
	[10_000_000, 'crore'],
	[100_000, 'lakh'],
	[1000, 'thousand'],
	[100, 'hundred'],
] as const

function inWords(number: number): string {
	for (const [size, unit] of units)
		if (number >= size) {
			const rest = number % size
			return `${inWords(Math.floor(number / size))} ${unit}${rest ? ` ${inWords(rest)}` : ''}`
		}
	if (number < 20) return small[number] ?? ''
	const [ten, one] = [tens[Math.floor(number / 10) - 2] ?? '', number % 10]
	return one ? `${ten}-${small[one] ?? ''}` : ten
}

/** 'Rupees one lakh twenty thousand and fifty paise only' */
export function spellAmount(paise: bigint): string {
	const rest = Number(paise % 100n)
	return `Rupees ${inWords(Number(paise / 100n))}${rest ? ` and ${inWords(rest)} paise` : ''} only`
}
