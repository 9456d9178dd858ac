import { experienceBuckets } from '#app/catalog/experience.ts'
import { languages } from '#app/catalog/languages.ts'
import { shifts } from '#app/catalog/shifts.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { weekdays } from '#app/specialists/profile.ts'

const buckets = experienceBuckets.map(({ slug }) => slug)

/** What people are grouped by, with all values there are. Experience twice: as it is, and as the public may know it. */
export const groupValues = {
	profession: ['doctor', 'nurse'],
	speciality: specialities.map(({ slug }) => slug),
	shift: shifts,
	experience: buckets,
	experiencePublic: buckets,
	language: languages.map(({ code }) => code),
	verified: ['on'],
	day: weekdays.map(({ key }) => key),
	gender: ['female', 'male', 'other'],
} satisfies Record<string, readonly string[]>

export type GroupName = keyof typeof groupValues
