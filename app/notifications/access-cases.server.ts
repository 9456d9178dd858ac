import { type AccessCases, everybody } from '#test/access.ts'

export const accessCases: AccessCases = {
	'notifications/routes/open': [
		{ anyId: true, get: everybody('/notifications'), post: { readsNoForm: true, answers: { applicant: '/profile' } } },
	],
}
