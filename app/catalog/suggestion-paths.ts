/** Where search fields ask for suggestions: suggestions/routes/list.tsx answers. */
export const suggestionPaths = {
	jobs: '/search/suggestions?for=jobs',
	specialists: '/search/suggestions?for=specialists',
	places: '/search/suggestions?for=places',
}
