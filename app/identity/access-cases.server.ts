import { randomUUID } from 'node:crypto'
import { type AccessCases, type Answers, accounts, everyone } from '#test/access.ts'
import { aPasskey, aSession } from './fixtures.server.ts'

const atSecurity: Answers = {
	...accounts('/account/security'),
	stranger: '/settings/security',
	applicant: '/settings/security',
}

const planted = { session: randomUUID() as string, passkey: randomUUID() as string }

export const accessCases: AccessCases = {
	'identity/routes/security': [
		{ get: { ...accounts(200), stranger: '/settings/security', applicant: '/settings/security' } },
	],
	'identity/routes/end-session': [
		{
			ids: () => ({ sessionId: planted.session }),
			anyId: true,
			get: everyone('/account/security'),
			post: {
				before: async ({ people }) => {
					planted.session = (await aSession({ id: people.applicant.accountId, kind: 'specialist' })).sessionId
				},
				readsNoForm: true,
				answers: { applicant: '/settings/security' },
			},
		},
	],
	'identity/routes/end-other-sessions': [
		{ get: everyone('/account/security'), post: { readsNoForm: true, answers: atSecurity } },
	],
	'identity/routes/remove-passkey': [
		{
			ids: () => ({ passkeyId: planted.passkey }),
			anyId: true,
			get: everyone('/account/security'),
			post: {
				before: async ({ people }) => {
					planted.passkey = (await aPasskey(people.applicant.accountId)).id
				},
				readsNoForm: true,
				answers: { applicant: '/settings/security' },
			},
		},
	],
}
