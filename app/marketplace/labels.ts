import type { Flash } from '#app/platform/http/flash.ts'
import { type Total, inWords, formatTotals, mentionsDivider } from '#app/search/totals.ts'
import type { HospitalProfile } from '#app/specialists/disclosure/disclosure.ts'
import { plural } from '#app/platform/text/counted.ts'

export const nameWithheld = 'Name withheld'

/** A candidate's name in messages where the hospital may know it, else their speciality. */
export const callBy = ({ name, speciality }: Pick<HospitalProfile, 'name' | 'speciality'>) => name ?? speciality

/** '1 specialist', '12 specialists', 'No specialists', '1,000+ specialists' */
export const inSpecialists = (total: Total): string => inWords(total, 'specialist')

/** '7 specialists, and 17 that mention it' */
export const foundSpecialists = (found: Parameters<typeof formatTotals>[0]): string => formatTotals(found, 'specialist')

export const specialistsDivider = (found: Parameters<typeof mentionsDivider>[0]) => mentionsDivider(found, 'specialist')

/** '3 new specialists' */
export const newSpecialists = (count: number, capped = false) =>
	`${count.toLocaleString('en-IN')}${capped ? '+' : ''} new ${plural(count, 'specialist')}`

export const noneSelected: Flash = { title: 'Select at least one specialist', tone: 'info' }
