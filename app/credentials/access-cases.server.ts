import { type AccessCases, type World, applicantOnly, everyone, specialists, version } from '#test/access.ts'
import { checkCode } from './packs/pack-check.server.ts'

const registrationForm = ({ credential }: World) => ({
	councilCode: 'MH-MC',
	number: 'MMC/2016/004711',
	year: '2016',
	...version(credential),
})

export const accessCases: AccessCases = {
	'credentials/routes/add': [
		{ ids: () => ({ kind: 'registration' }), get: specialists(200), post: { answers: specialists(422) } },
	],
	'credentials/routes/edit': [{ post: { form: registrationForm, answers: '/profile/credentials/{credential}' } }],
	'credentials/routes/paper-picture': [{ get: applicantOnly(200) }],
	'credentials/routes/identity': [{ get: specialists(200), post: { answers: specialists(422) } }],
	'credentials/routes/remove-identity': [
		{ get: specialists(200), post: { answers: specialists('/profile/credentials') } },
	],
	'credentials/routes/remove': [{ post: { answers: '/profile/credentials' } }],
	'credentials/routes/revoke-pack': [{ anyId: true, post: { answers: '/profile/credential-packs' } }],
	'credentials/routes/pack': [{ get: everyone(200), post: { answers: everyone(422) } }],
	'credentials/routes/check-pack': [
		{
			ids: ({ pack }) => ({
				code: checkCode({ id: pack.id, name: null, identityOn: null, credentials: [] }, new Date()),
			}),
			get: everyone(200),
		},
	],
	'credentials/routes/pack-certificates': [{ get: everyone(200) }],
	'credentials/routes/pack-pdf': [{ get: { ...everyone('/credentials/'), applicant: 200, member: 200, rival: 200 } }],
}
