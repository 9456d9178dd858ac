/** What holds for fields of the profile that are not declared in section-fields.ts, and for the years of courses. */
export const sectionLimits = {
	role: 120,
	skill: 60,
	/** No one here worked or studied earlier. */
	firstYear: 1950,
	/** How long a course may take, and how far ahead it may end. */
	courseYears: 15,
}
