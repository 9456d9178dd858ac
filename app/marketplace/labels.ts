import type { Flash } from '#app/platform/flash.ts'
import type { HospitalProfile } from '#app/specialists/disclosure.ts'

export const nameWithheld = 'Name withheld'

/** A candidate's name in messages where the hospital may know it, else their speciality. */
export const callBy = ({ name, speciality }: Pick<HospitalProfile, 'name' | 'speciality'>) => name ?? speciality

/** '1 specialist', '12 specialists', 'No specialists', '1,000+ specialists' */
export function inSpecialists({ count, capped }: { count: number; capped: boolean }): string {
	if (capped) return `${count.toLocaleString('en-IN')}+ specialists`
	if (count === 1) return '1 specialist'
	return `${count === 0 ? 'No' : count.toLocaleString('en-IN')} specialists`
}

/** '3 new specialists' */
export const newSpecialists = (count: number, capped = false) =>
	`${count.toLocaleString('en-IN')}${capped ? '+' : ''} new ${count === 1 ? 'specialist' : 'specialists'}`

export const noneSelected: Flash = { title: 'Select at least one specialist', tone: 'info' }
