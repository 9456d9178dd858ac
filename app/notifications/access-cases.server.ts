import { type AccessCases, everyone } from '#test/access.ts'

export const accessCases: AccessCases = {
	'notifications/routes/open': [
		{
			anyId: true,
			get: everyone('/notifications'),
			post: { readsNoForm: true, answers: { applicant: '/profile/resume-reading' } },
		},
	],
	// Nothing is signed.
	'notifications/routes/whatsapp-events': [{ get: {}, post: { byPrograms: true, answers: everyone(400) } }],
}
