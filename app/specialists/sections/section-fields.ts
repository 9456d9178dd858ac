import { t } from '#app/platform/language/words.ts'
import { defineFields, type Values } from '#app/platform/text/declared-fields.ts'
import { genderNames } from '../gender.ts'
import { sectionLimits } from './section-limits.ts'

/*
 * Fields of the profile that are stored as they are filled in. Columns, forms, schemas and the notice of a clash are made of them. disclosure/ says
 * for each field by itself which viewers read it.
 */

export const aboutFields = defineFields({
	yearsOfExperience: {
		kind: 'count',
		get label() {
			return t`Years of experience`
		},
		get hint() {
			return t`Years since you qualified, as a whole number.`
		},
		min: 0,
		max: 60,
		unit: 'years',
	},
	bio: {
		kind: 'text',
		get label() {
			return t`About you`
		},
		get hint() {
			return t`Cases you handle, the team you work best with, and what you are looking for next.`
		},
		max: 1_500,
		rows: 8,
	},
	/** Given voluntarily, only for counts over many people. Never shown with the profile. */
	gender: {
		kind: 'choice',
		get label() {
			return t`Gender`
		},
		get hint() {
			return t`Never shown on your profile. Hospitals see only percentages across groups of five or more people. It does not affect your position in search results.`
		},
		names: genderNames,
		get none() {
			return t`Prefer not to say`
		},
	},
})

export const areaFields = defineFields({
	travelRadiusKm: {
		kind: 'count',
		get label() {
			return t`Travel radius`
		},
		get hint() {
			return t`How far you are willing to travel for a shift.`
		},
		min: 1,
		max: 500,
		unit: 'km',
	},
	/** Cities or parts of a city where the person would like to work, as typed. */
	preferredAreas: {
		kind: 'words',
		get label() {
			return t`Preferred areas`
		},
		get hint() {
			return t`Cities or localities, separated by commas, for example Kothrud, Baner, Nashik`
		},
		what: 'places',
		most: 10,
		max: 80,
	},
})

/** Of a position, beside its role and its months. */
export const postFields = defineFields({
	hospital: {
		kind: 'line',
		get label() {
			return t`Hospital`
		},
		get hint() {
			return t`Name and city`
		},
		max: 120,
		required: true,
	},
	description: {
		kind: 'text',
		get label() {
			return t`Description`
		},
		get hint() {
			return t`Case mix, numbers and responsibilities. A hospital sees this after it shortlists you or you accept its contact request.`
		},
		max: 1_000,
		rows: 5,
	},
})

// Up to which year a course may have begun and ended depends on today: see `educationInput`.
const year = { kind: 'count', min: sectionLimits.firstYear, max: 9_999 } as const

export const courseFields = defineFields({
	degree: {
		kind: 'line',
		get label() {
			return t`Degree or course`
		},
		get hint() {
			return t`As printed on the certificate, for example MBBS, MD, BSc Nursing`
		},
		max: 120,
		required: true,
	},
	field: {
		kind: 'line',
		get label() {
			return t`Subject`
		},
		max: 120,
	},
	institution: {
		kind: 'line',
		get label() {
			return t`Institution`
		},
		get hint() {
			return t`Name and city, for example AFMC Pune`
		},
		max: 160,
		required: true,
	},
	startYear: {
		...year,
		get label() {
			return t`Year started`
		},
	},
	endYear: {
		...year,
		get label() {
			return t`Year completed`
		},
	},
})

export type PostContent = Values<typeof postFields>
export type CourseContent = Values<typeof courseFields>
