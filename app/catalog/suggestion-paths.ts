/** Where search fields ask for suggestions: suggestions/routes/list.tsx answers. */
export const suggestionPaths = {
	jobs: '/search/suggestions?for=jobs',
	specialists: '/search/suggestions?for=specialists',
	specialities: '/search/suggestions?for=specialities',
	/** What the words of a speciality were understood as, in a sentence. */
	specialityMeaning: '/search/suggestions?for=speciality-meaning',
	skills: '/search/suggestions?for=skills',
	skillMeaning: '/search/suggestions?for=skill-meaning',
	degrees: '/search/suggestions?for=degrees',
	degreeMeaning: '/search/suggestions?for=degree-meaning',
	colleges: '/search/suggestions?for=colleges',
	collegeMeaning: '/search/suggestions?for=college-meaning',
	places: '/search/suggestions?for=places',
	placeMeaning: '/search/suggestions?for=place-meaning',
}
