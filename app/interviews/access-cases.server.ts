import { addDays, istToday } from '#app/platform/text/dates.ts'
import { type AccessCases, bothSides, specialists, version } from '#test/access.ts'

const interviewsTab = '/hospitals/dashboard/interviews'

const proposal = (interviewer: string) => ({
	mode: 'phone',
	phone: '020 6912 0150',
	minutes: '30',
	interviewer,
	date1: addDays(istToday(new Date()), 9),
	time1: '10:30',
})

export const accessCases: AccessCases = {
	'interviews/routes/propose': [
		{ post: { form: ({ people }) => proposal(people.member.accountId), answers: '/interviews/' } },
	],
	'interviews/routes/propose-again': [
		{
			post: {
				form: ({ people, interview }) => ({ ...proposal(people.member.accountId), ...version(interview) }),
				answers: '/interviews/{interview}',
			},
		},
	],
	'interviews/routes/change-details': [
		{
			ids: ({ fixedInterview }) => ({ interviewId: fixedInterview.id }),
			post: {
				form: ({ people, fixedInterview }) => ({
					mode: 'phone',
					phone: '020 6912 0199',
					interviewer: people.member.accountId,
					...version(fixedInterview),
				}),
				answers: '/interviews/',
			},
		},
	],
	'interviews/routes/list': [
		{
			get: {
				...specialists(200),
				pending: interviewsTab,
				rival: interviewsTab,
				member: interviewsTab,
				operator: 'sign in: /doctors/register',
				interviewer: 200,
			},
		},
	],
	'interviews/routes/choose-slot': [
		{ post: { form: ({ interview }) => ({ slot: interview.slots[0]?.id ?? '' }), answers: '/interviews/{interview}' } },
	],
	'interviews/routes/ask-for-other-times': [
		{
			post: {
				form: ({ interview }) => ({ reason: 'I am on call that week.', ...version(interview) }),
				answers: '/interviews/{interview}',
			},
		},
	],
	'interviews/routes/cancel': [
		{
			post: {
				form: ({ interview }) => ({ reason: 'The post is filled.', ...version(interview) }),
				// The specialist was faster; the recruiter is asked in a world of their own.
				answers: { ...bothSides('/interviews/{interview}'), member: 409, recruiter: '/interviews/{interview}' },
			},
		},
	],
	'interviews/routes/complete': [
		{
			ids: ({ begunInterview }) => ({ interviewId: begunInterview.id }),
			post: { form: ({ begunInterview }) => version(begunInterview), answers: '/interviews/{begunInterview}' },
		},
	],
	'interviews/routes/mark-no-show': [
		{
			ids: ({ begunInterview }) => ({ interviewId: begunInterview.id }),
			post: { form: ({ begunInterview }) => version(begunInterview), answers: '/interviews/{begunInterview}' },
		},
	],
	'interviews/routes/calendar-file': [
		{ ids: ({ fixedInterview }) => ({ interviewId: fixedInterview.id }) },
		{ about: 'before a time is picked', get: { ...bothSides(404) } },
	],
	'interviews/routes/feed': [{ ids: () => ({ file: 'nobody.ics' }), anyId: true, get: {} }],
}
