import { type AccessCases, everyone } from '#test/access.ts'

export const accessCases: AccessCases = {
	'notifications/routes/open': [
		{ anyId: true, get: everyone('/notifications'), post: { readsNoForm: true, answers: { applicant: '/profile' } } },
	],
}
