import { type AccessCases, everyone, ofVerified, ownersOnly } from '#test/access.ts'

export const accessCases: AccessCases = {
	'embed/routes/jobs': [
		{ ids: ofVerified, get: everyone(200) },
		{ about: 'of one that is not verified', get: everyone(404) },
	],
	'embed/routes/settings': [{ get: { ...ownersOnly(200), recruiter: 403 } }],
}
