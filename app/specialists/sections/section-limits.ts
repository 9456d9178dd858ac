/** How much each field of the profile takes. */
export const sectionLimits = {
	bio: 1_500,
	years: 60,
	radiusKm: 500,
	areas: 10,
	area: 80,
	hospital: 120,
	role: 120,
	description: 1_000,
	degree: 120,
	institution: 160,
	field: 120,
	skill: 60,
	/** No one here worked or studied earlier. */
	firstYear: 1950,
	/** How long a course may take, and how far ahead it may end. */
	courseYears: 15,
}
