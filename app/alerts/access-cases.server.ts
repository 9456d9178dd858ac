import { type AccessCases, type Case, type World, everyone, specialists } from '#test/access.ts'
import { jobSearches } from './saved-searches.server.ts'
import { unsubscribeUrl } from './unsubscribe.server.ts'

const atSavedSearches = (before?: (world: World) => Promise<unknown>): Case => ({
	anyId: true,
	post: { ...(before ? { before } : {}), answers: '/saved-searches' },
})

const tokenOfSearch = ({ savedSearch }: World) => ({
	token: unsubscribeUrl({ of: 'search', id: savedSearch.id }).split('/').at(-1) ?? '',
})

export const accessCases: AccessCases = {
	// A visitor saves a search too: it is kept until they have logged in.
	'alerts/routes/saved-searches': [
		{
			get: { ...everyone('sign in: /doctors/register'), ...specialists(200) },
			post: {
				form: () => ({ search: 'speciality=icu-nurse' }),
				answers: { ...everyone('sign in: /doctors/register'), ...specialists('/jobs?speciality=icu-nurse') },
			},
		},
	],
	'alerts/routes/rename-search': [{ post: { form: () => ({ name: 'Nights in Nagpur' }), answers: '/saved-searches' } }],
	'alerts/routes/turn-on-alerts': [
		{
			get: specialists('/saved-searches'),
			post: { form: () => ({ search: 'shift=night' }), answers: specialists('/jobs?shift=night') },
		},
	],
	'alerts/routes/mute-search': [atSavedSearches()],
	'alerts/routes/unmute-search': [atSavedSearches()],
	'alerts/routes/remove-search': [atSavedSearches()],
	'alerts/routes/restore-search': [
		atSavedSearches(({ people, savedSearch }) => jobSearches.remove(people.applicant, savedSearch.id)),
	],
	'alerts/routes/unsubscribe': [
		{ ids: tokenOfSearch, get: everyone(200), post: { byPrograms: true, answers: everyone('/unsubscribe/search.') } },
	],
	'alerts/routes/resubscribe': [
		{
			ids: tokenOfSearch,
			anyId: true,
			get: everyone('/unsubscribe/'),
			post: { answers: everyone('/unsubscribe/search.') },
		},
	],
}
