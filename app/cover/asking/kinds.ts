import { words } from '#app/platform/language/words.ts'
import type { PayUnit } from '#app/platform/text/money.ts'

export const urgencies = ['elective', 'emergency'] as const
export type Urgency = (typeof urgencies)[number]
export const urgencyNames: Record<Urgency, string> = words({ elective: 'Elective', emergency: 'Emergency' })

export const patients = ['adult', 'child'] as const
export type Patient = (typeof patients)[number]
export const patientNames: Record<Patient, string> = words({ adult: 'Adult', child: 'Child' })

export const coverUnits = ['case', 'shift', 'hour'] as const satisfies readonly PayUnit[]
export type CoverUnit = (typeof coverUnits)[number]

/** Cancelled nearer to the start than this, cover is hard to replace: what both records call late. */
export const lateHours = 12
/** Then hardly anyone can be found. Counted within the above. */
export const veryLateHours = 2
/** Arrived so long after the start is still on time. */
export const punctualMinutes = 10

export const coverLimits = {
	work: 80,
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
