import { type AccessCases, members, neverMade } from '#test/access.ts'

const ofNone = () => ({ viewId: neverMade })

export const accessCases: AccessCases = {
	'views/routes/list': [{ get: members(200) }],
	'views/routes/add': [
		{
			query: () => '?of=%2Fhospital%2Fapplicants%3Fstage%3Dapplied',
			get: members(200),
			post: {
				form: () => ({ name: 'New ones', shared: 'on' }),
				answers: members('/hospital/applicants?stage=applied'),
			},
		},
	],
	'views/routes/share': [
		{ ids: ofNone, get: members('/hospital/views'), post: { form: () => ({ shared: 'yes' }), answers: {} } },
	],
	'views/routes/remove': [{ ids: ofNone, get: members('/hospital/views'), post: { answers: {} } }],
	'views/routes/restore': [{ ids: ofNone, get: members('/hospital/views'), post: { answers: {} } }],
}
