import { type AccessCases, type Case, everyone, ownersOnly, type World } from '#test/access.ts'

/** No session opens anything here. What a key opens is in calls.server.test.ts. */
const byKeyAlone = (ids: Case['ids'] = () => ({})): Case[] => [
	{
		ids,
		anyId: true,
		get: everyone(401),
		post: { byPrograms: true, readsNoForm: true, unknown: 401, answers: everyone(401) },
	},
]

const ofKey = ({ apiKey }: World) => ({ keyId: apiKey.keyId })
const settings = '/hospital/settings/api'

export const accessCases: AccessCases = {
	'api/routes/jobs': byKeyAlone(),
	'api/routes/job': byKeyAlone(),
	'api/routes/job-move': byKeyAlone(({ openJob }) => ({ jobId: openJob.id, move: 'pause' })),
	'api/routes/applicants': byKeyAlone(),
	'api/routes/applicant': byKeyAlone(),
	'api/routes/applicant-stage': byKeyAlone(),
	'api/routes/placements': byKeyAlone(),
	'api/routes/unknown': byKeyAlone(),
	'api/routes/keys': [{ get: { ...ownersOnly(200), recruiter: 403 } }],
	'api/routes/new-key': [
		{
			get: ownersOnly(200),
			post: { form: () => ({ name: 'HR system', scopes: 'jobs:read' }), answers: ownersOnly(settings) },
		},
	],
	'api/routes/revoke-key': [{ ids: ofKey, anyId: true, post: { answers: { ...ownersOnly(404), member: settings } } }],
}
