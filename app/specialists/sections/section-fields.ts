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
		label: 'Years of experience',
		hint: 'Years since you qualified, as a whole number.',
		min: 0,
		max: 60,
		unit: 'years',
	},
	bio: {
		kind: 'text',
		label: 'About you',
		hint: 'Cases you handle, the team you work best with, and what you are looking for next.',
		max: 1_500,
		rows: 8,
	},
	/** Given voluntarily, only for counts over many people. Never shown with the profile. */
	gender: {
		kind: 'choice',
		label: 'Gender',
		hint: 'Never shown on your profile. Hospitals see only percentages across groups of five or more people. It does not affect your position in search results.',
		names: genderNames,
		none: 'Prefer not to say',
	},
})

export const areaFields = defineFields({
	travelRadiusKm: {
		kind: 'count',
		label: 'Travel radius',
		hint: 'How far you are willing to travel for a shift.',
		min: 1,
		max: 500,
		unit: 'km',
	},
	/** Cities or parts of a city where the person would like to work, as typed. */
	preferredAreas: {
		kind: 'words',
		label: 'Preferred areas',
		hint: 'Cities or localities, separated by commas, for example Kothrud, Baner, Nashik',
		what: 'places',
		most: 10,
		max: 80,
	},
})

/** Of a position, beside its role and its months. */
export const postFields = defineFields({
	hospital: { kind: 'line', label: 'Hospital', hint: 'Name and city', max: 120, required: true },
	description: {
		kind: 'text',
		label: 'Description',
		hint: 'Case mix, numbers and responsibilities. A hospital sees this after it shortlists you or you accept its contact request.',
		max: 1_000,
		rows: 5,
	},
})

// Up to which year a course may have begun and ended depends on today: see `educationInput`.
const year = { kind: 'count', min: sectionLimits.firstYear, max: 9_999 } as const

export const courseFields = defineFields({
	degree: {
		kind: 'line',
		label: 'Degree or course',
		hint: 'As printed on the certificate, for example MBBS, MD, BSc Nursing',
		max: 120,
		required: true,
	},
	field: { kind: 'line', label: 'Subject', max: 120 },
	institution: {
		kind: 'line',
		label: 'Institution',
		hint: 'Name and city, for example AFMC Pune',
		max: 160,
		required: true,
	},
	startYear: { ...year, label: 'Year started' },
	endYear: { ...year, label: 'Year completed' },
})

export type PostContent = Values<typeof postFields>
export type CourseContent = Values<typeof courseFields>
