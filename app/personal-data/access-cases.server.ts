import { type AccessCases, specialists } from '#test/access.ts'

export const accessCases: AccessCases = {
	'personal-data/routes/retry-deletions': [
		{ get: { operator: '/operator/deletions' }, post: { answers: { operator: '/operator/deletions' } } },
	],
	'personal-data/routes/withdraw-consent': [
		{ ids: () => ({ item: 'job-alerts' }), anyId: true, post: { answers: specialists('/settings/my-data') } },
	],
	'personal-data/routes/renew-consent': [
		{ ids: () => ({ item: 'job-alerts' }), anyId: true, post: { answers: specialists('/settings/my-data') } },
	],
}
