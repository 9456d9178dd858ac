import { type AccessCases, applicantOnly, everyone, members, ownersOnly } from '#test/access.ts'

const body = () => ({ body: 'We have uploaded the certificate.' })
const reason = () => ({ reason: 'The number is in the new register.' })

export const accessCases: AccessCases = {
	'cases/routes/answer-for-hospital': [
		{ get: members('/hospital/documents'), post: { form: body, answers: members('/hospital/documents') } },
	],
	'cases/routes/answer-for-credential': [{ post: { form: body, answers: '/profile/credentials/{credential}' } }],
	'cases/routes/appeal-for-hospital': [{ get: ownersOnly(409), post: { form: reason, answers: ownersOnly(409) } }],
	'cases/routes/question': [
		{
			ids: ({ questionId }) => ({ caseId: questionId }),
			get: applicantOnly(200),
			post: { form: body, answers: applicantOnly('/questions/') },
		},
	],
	'cases/routes/appeal-for-account': [{ get: everyone(409), post: { form: reason, answers: everyone(409) } }],
	'cases/routes/appeal-for-credential': [
		{ get: applicantOnly(409), post: { form: reason, answers: applicantOnly(409) } },
	],
}
