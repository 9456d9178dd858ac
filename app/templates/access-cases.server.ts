import { type AccessCases, members, neverMade } from '#test/access.ts'

const text = () => ({ name: 'Not this time', body: 'Dear {name}, thank you for applying.', version: '1' })
const ofNone = () => ({ templateId: neverMade })

export const accessCases: AccessCases = {
	'templates/routes/list': [{ get: members(200) }],
	'templates/routes/add': [
		{
			query: () => '?kind=rejection',
			get: members(200),
			post: { form: text, answers: members('/hospital/templates') },
		},
	],
	'templates/routes/edit': [{ ids: ofNone, get: {}, post: { form: text, answers: {} } }],
	'templates/routes/remove': [{ ids: ofNone, get: {}, post: { answers: {} } }],
}
