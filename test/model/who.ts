import fc from 'fast-check'
import { deciderNames, hospitalNames, jobNames, memberNames, personNames } from './world.ts'

/** Mostly the first, so that what one does meets what another did; sometimes any. */
const mostly = <Name extends string>(names: readonly [Name, ...Name[]]) =>
	fc.oneof({ weight: 5, arbitrary: fc.constant(names[0]) }, { weight: 1, arbitrary: fc.constantFrom(...names) })

export const anyMember = mostly(memberNames)
export const anyDecider = fc.oneof(
	{ weight: 5, arbitrary: anyMember },
	{ weight: 2, arbitrary: fc.constantFrom(...deciderNames) },
)
export const anyPerson = mostly(personNames)
export const anyJob = mostly(jobNames)
export const anyHospital = mostly(hospitalNames)
