import {
	type AccessCases,
	type Case,
	type World,
	everyone,
	members,
	neverMade,
	ofOneMember,
	verified,
} from '#test/access.ts'
import { specialistSearches } from './search/saved-searches.server.ts'
import { unsubscribeUrl as unsubscribeCandidatesUrl } from './unsubscribe.server.ts'

const ofPrivateSpecialist = ({ privateSpecialist }: World) => ({ specialistId: privateSpecialist.specialistId })

const ofNoPool = () => ({ poolId: neverMade })

const database = '/doctor-database'

const ofCandidateSearch = ({ candidateSearch }: World) => ({ searchId: candidateSearch.id })

const tokenOfCandidateSearch = ({ candidateSearch }: World) => ({
	token: unsubscribeCandidatesUrl({ of: 'search', id: candidateSearch.id }).split('/').at(-1) ?? '',
})

const atCandidateSearches = (before?: (world: World) => Promise<unknown>): Case => ({
	ids: ofCandidateSearch,
	anyId: true,
	post: { ...(before ? { before } : {}), answers: ofOneMember('/hospital/views') },
})

export const accessCases: AccessCases = {
	'marketplace/routes/database-access': [
		{ get: { ...everyone(database), visitor: '/hospital/auth?returnTo=%2Fdoctor-database' } },
	],
	'marketplace/routes/candidates': [
		{ get: members(200) },
		{
			about: 'with somebody open',
			query: ({ people }) => `?person=${people.applicant.specialistId}`,
			get: members(200),
		},
	],
	'marketplace/routes/saved-candidates': [
		{
			get: verified(200),
			post: { form: ({ people }) => ({ id: people.stranger.specialistId }), answers: verified('/hospital/shortlist') },
		},
	],
	'marketplace/routes/save-candidate': [
		{
			ids: ({ people }) => ({ specialistId: people.stranger.specialistId }),
			anyId: true,
			post: { answers: verified('/hospital/shortlist') },
		},
		{ about: 'in Private Mode', ids: ofPrivateSpecialist, post: { answers: verified(404) } },
	],
	'marketplace/routes/remove-saved-candidate': [{ anyId: true, post: { answers: verified('/hospital/shortlist') } }],
	'marketplace/routes/remove-saved-candidates': [
		{
			get: verified('/hospital/shortlist'),
			post: { form: ({ people }) => ({ id: people.applicant.specialistId }), answers: verified('/hospital/shortlist') },
		},
	],
	'marketplace/routes/restore-saved-candidates': [
		{
			get: verified('/hospital/shortlist'),
			post: { form: ({ people }) => ({ ids: people.stranger.specialistId }), answers: verified('/hospital/shortlist') },
		},
	],
	'marketplace/routes/move-saved-candidates': [
		{
			get: verified('/hospital/shortlist'),
			post: {
				form: ({ people }) => ({ id: people.stranger.specialistId, to: '' }),
				answers: verified('/hospital/shortlist'),
			},
		},
	],
	'marketplace/routes/candidate-note': [
		{
			ids: ({ people }) => ({ specialistId: people.stranger.specialistId }),
			get: verified(404),
			post: { form: () => ({ note: 'Call after Diwali', before: '' }), answers: verified(404) },
		},
	],
	'marketplace/routes/new-pool': [
		{
			get: verified(200),
			post: { form: () => ({ name: 'ICU nights' }), answers: verified('/hospital/shortlist?pool=') },
		},
	],
	'marketplace/routes/rename-pool': [
		{ ids: ofNoPool, get: verified(404), post: { form: () => ({ name: 'ICU nights' }), answers: verified(404) } },
	],
	'marketplace/routes/delete-pool': [
		{ ids: ofNoPool, anyId: true, get: verified('/hospital/shortlist'), post: { answers: verified(404) } },
	],
	'marketplace/routes/restore-pool': [
		{ ids: ofNoPool, anyId: true, get: verified('/hospital/shortlist'), post: { answers: verified(404) } },
	],
	'marketplace/routes/compare': [
		{
			query: ({ people }) => `?id=${people.applicant.specialistId}&id=${people.stranger.specialistId}`,
			get: verified(200),
		},
	],
	'marketplace/routes/candidates-csv': [{ get: { ...verified(200), recruiter: 403 } }],
	'marketplace/routes/unsubscribe-candidates': [
		{
			ids: tokenOfCandidateSearch,
			get: everyone(200),
			post: { byPrograms: true, answers: everyone('/unsubscribe/candidates/search.') },
		},
	],
	'marketplace/routes/resubscribe-candidates': [
		{
			ids: tokenOfCandidateSearch,
			anyId: true,
			get: everyone('/unsubscribe/candidates/'),
			post: { answers: everyone('/unsubscribe/candidates/search.') },
		},
	],
	'marketplace/routes/rename-candidate-search': [
		{
			ids: ofCandidateSearch,
			get: ofOneMember(200),
			post: { form: () => ({ name: 'Nights in Nagpur' }), answers: ofOneMember('/hospital/views') },
		},
	],
	'marketplace/routes/mute-candidate-search': [atCandidateSearches()],
	'marketplace/routes/unmute-candidate-search': [atCandidateSearches()],
	'marketplace/routes/share-candidate-search': [atCandidateSearches()],
	'marketplace/routes/unshare-candidate-search': [atCandidateSearches()],
	'marketplace/routes/remove-candidate-search': [atCandidateSearches()],
	'marketplace/routes/restore-candidate-search': [
		atCandidateSearches(({ people, candidateSearch }) => specialistSearches.remove(people.member, candidateSearch.id)),
	],
}
