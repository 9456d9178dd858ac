import {
	acknowledgeHours,
	complaintDays,
	removalHours,
	orderHours,
	intimateImageHours,
	dataRequestDays,
	breachReportHours,
	incidentReportHours,
	logYears,
	overseasFeeRupees,
	wageDay,
	settlementWorkingDays,
	upheldBondRupees,
	upheldBondMonths,
	professionalTaxAboveRupees,
	professionalTaxPercent,
	committeeFromWorkers,
	adultAge,
} from './law.ts'

/* Where the numbers of laws are from. They are our readings, not legal advice; the person to ask is beside each. */

/** A number that was checked longer ago is not to be relied on. */
export const checkedForDays = 180

type LegalFact = {
	value: number
	unit: 'hours' | 'days' | 'months' | 'years' | 'rupees' | 'percent' | 'day of the month' | 'people'
	/** What it limits. */
	what: string
	source: string
	/** The day on which someone last compared it with its source. */
	checkedOn: string
	/** The person who confirms it before we rely on it. */
	confirms: string
}

const itRules = 'Information Technology (Intermediary Guidelines) Rules, 2021, as amended from 20 February 2026'
const privacyRules = 'Digital Personal Data Protection Rules, 2025'
const wages = 'Code on Wages, 2019, in force since 21 November 2025'
const workingConditions =
	'Occupational Safety, Health and Working Conditions Code, 2020, in force since 21 November 2025'
const vijayaBank = 'Vijaya Bank v. Prashant B. Narnaware, Supreme Court, 14 May 2025'
const incomeTax = 'Income-tax Act, section 194J, with its limit since April 2025'
const harassment = 'Sexual Harassment of Women at Workplace Act, 2013, sections 4 and 6'

/** Where rules about work are from that are no numbers. */
export const ruleSources = {
	nights: workingConditions,
	letter: workingConditions,
	restraint: 'Indian Contract Act, 1872, section 27',
}

const checkedOn = '2026-11-30'
const lawyer = 'The company’s lawyer'
const common = { checkedOn, confirms: lawyer }

export const legalFacts = {
	acknowledgeHours: {
		value: acknowledgeHours,
		unit: 'hours',
		what: 'Acknowledge a complaint',
		source: itRules,
		...common,
	},
	complaintDays: { value: complaintDays, unit: 'days', what: 'Resolve a complaint', source: itRules, ...common },
	removalHours: { value: removalHours, unit: 'hours', what: 'Decide about a removal', source: itRules, ...common },
	orderHours: { value: orderHours, unit: 'hours', what: 'Carry out an order', source: itRules, ...common },
	intimateImageHours: {
		...{ value: intimateImageHours, unit: 'hours', what: 'Remove an intimate image', source: itRules, ...common },
	},
	dataRequestDays: {
		...{ value: dataRequestDays, unit: 'days', what: 'Answer a request about personal data', ...common },
		source: privacyRules,
	},
	breachReportHours: {
		...{ value: breachReportHours, unit: 'hours', what: 'Report a breach in full to the Board', ...common },
		source: `${privacyRules}, rule 7`,
	},
	incidentReportHours: {
		...{ value: incidentReportHours, unit: 'hours', what: 'Report an incident to CERT-In', ...common },
		source: 'Directions of CERT-In of 28 April 2022',
	},
	logYears: {
		...{ value: logYears, unit: 'years', what: 'Keep logs of processing', ...common },
		source: `${privacyRules}, rule 6`,
	},
	overseasFeeRupees: {
		...{ value: overseasFeeRupees, unit: 'rupees', what: 'Fee of a recruiting agent for work abroad', ...common },
		source: 'Emigration Rules, 1983, rule 25',
	},
	wageDay: { value: wageDay, unit: 'day of the month', what: 'Pay monthly wages', source: wages, ...common },
	settlementWorkingDays: {
		...{ value: settlementWorkingDays, unit: 'days', what: 'Pay the final settlement', source: wages, ...common },
	},
	upheldBondRupees: {
		...{ value: upheldBondRupees, unit: 'rupees', what: 'A bond that was upheld', source: vijayaBank, ...common },
	},
	upheldBondMonths: {
		...{ value: upheldBondMonths, unit: 'months', what: 'The period of that bond', source: vijayaBank, ...common },
	},
	professionalTaxAboveRupees: {
		...{ value: professionalTaxAboveRupees, unit: 'rupees', what: 'Tax on fees begins', source: incomeTax, ...common },
	},
	professionalTaxPercent: {
		...{ value: professionalTaxPercent, unit: 'percent', what: 'Tax on fees', source: incomeTax, ...common },
	},
	committeeFromWorkers: {
		...{
			value: committeeFromWorkers,
			unit: 'people',
			what: 'Form an Internal Committee',
			source: harassment,
			...common,
		},
	},
	adultAge: {
		...{ value: adultAge, unit: 'years', what: 'Age from which a person consents alone', ...common },
		source: 'Digital Personal Data Protection Act, 2023, sections 2 and 9',
	},
} as const satisfies Record<string, LegalFact>

/** When the number that was checked longest ago was checked. */
export const legalCheckedOn = (): string =>
	Object.values<LegalFact>(legalFacts)
		.map((fact) => fact.checkedOn)
		.reduce((oldest, day) => (day < oldest ? day : oldest))

/** The numbers whose last check is too long ago on this day, such as '2027-05-30'. */
export const staleLegalNumbers = (day: string, facts: Record<string, LegalFact> = legalFacts): string[] =>
	Object.entries(facts)
		.filter(([, fact]) => (Date.parse(day) - Date.parse(fact.checkedOn)) / 86_400_000 > checkedForDays)
		.map(([name]) => name)
