import type { PayUnit } from '#app/platform/text/money.ts'

export const urgencies = ['elective', 'emergency'] as const
export type Urgency = (typeof urgencies)[number]
export const urgencyNames: Record<Urgency, string> = { elective: 'Elective', emergency: 'Emergency' }

export const patients = ['adult', 'child'] as const
export type Patient = (typeof patients)[number]
export const patientNames: Record<Patient, string> = { adult: 'Adult', child: 'Child' }

export const coverUnits = ['case', 'shift', 'hour'] as const satisfies readonly PayUnit[]
export type CoverUnit = (typeof coverUnits)[number]

/** What is there for the work. Kept with each request, and proposed again for the next one at the same site. */
export const equipment = ['machine', 'monitor', 'ventilator', 'difficult-airway', 'drugs', 'assistant'] as const
export type Equipment = (typeof equipment)[number]
export const equipmentNames: Record<Equipment, string> = {
	machine: 'Anesthesia machine, checked',
	monitor: 'Monitor with capnography',
	ventilator: 'Ventilator',
	'difficult-airway': 'Difficult airway trolley',
	drugs: 'Drugs, emergency tray included',
	assistant: 'Trained assistant',
}

/** What a hospital can require beside the registration that everyone has: with the council of its state, or a certificate of the catalogue. */
export const coverCredentials = ['state-council', 'ACLS', 'BLS', 'PALS', 'ATLS', 'NRP'] as const
export type CoverCredential = (typeof coverCredentials)[number]
export const credentialNames: Record<CoverCredential, string> = {
	'state-council': 'Registered with the state council',
	ACLS: 'ACLS',
	BLS: 'BLS',
	PALS: 'PALS',
	ATLS: 'ATLS',
	NRP: 'NRP',
}

/** ASA physical status of the patient. */
export const asaClasses = [1, 2, 3, 4, 5] as const
const roman = ['I', 'II', 'III', 'IV', 'V']
export const asaName = (asa: number) => `ASA ${roman[asa - 1]}`

/** Cancelled nearer to the start than this, cover is hard to replace: what both records call late. */
export const lateHours = 12
/** Then hardly anyone can be found. Counted within the above. */
export const veryLateHours = 2
/** Arrived so long after the start is still on time. */
export const punctualMinutes = 10

export const coverLimits = {
	work: 80,
	note: 500,
	reason: 300,
	minutesLeast: 30,
	minutesMost: 24 * 60,
	daysAhead: 60,
	radiusKm: 100,
	/** How much further someone is asked who comes further when no one nearer accepts. */
	furtherKm: 10,
	openAtOnce: 50,
	/** Pay is raised so often at most, each time by so many percent or more. */
	raises: 3,
	raisePercent: 5,
	weeks: 8,
	daysOff: 50,
	/** Days off and extra hours are entered so far ahead. */
	daysOffAhead: 730,
	/** More is a slip: a zero too many would be due once someone has worked for it. */
	payMostPaise: 100_000_000n,
	reply: 300,
	/** A link that accepts without a code is good for so long, and never after the start. */
	linkHours: 48,
}
