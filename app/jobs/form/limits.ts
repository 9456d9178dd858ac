import { longestLocation } from '#app/hospitals/sites/site-line.ts'

/** How much a job may hold. */
export const limits = {
	title: 100,
	speciality: 80,
	location: longestLocation,
	description: 4000,
	skills: 15,
	skill: 60,
	lines: 20,
	line: 300,
	hoursPerShift: 48,
	experienceYears: 60,
	/** Of one hospital. */
	templates: 50,
	/** How far ahead a start may be. */
	startYears: 2,
}
