type Searchable = {
	title: string
	speciality: string
	hospitalName: string
	location: string
	requiredSkills: readonly string[]
}

/** What a search looks through, in lower case; the line ends keep one part from running into the next. */
export function jobSearchText({ title, speciality, hospitalName, location, requiredSkills }: Searchable): string {
	return [title, speciality, hospitalName, location, ...requiredSkills].join('\n').toLowerCase()
}
