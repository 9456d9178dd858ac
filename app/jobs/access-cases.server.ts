import { randomUUID } from 'node:crypto'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import {
	type AccessCases,
	type World,
	everyone,
	memberOnly,
	members,
	neverMade,
	specialists,
	version,
} from '#test/access.ts'
import { pauseJob } from './commands.server.ts'

let undoable = ''

const job = () => ({
	id: randomUUID(),
	title: 'Consultant Anesthesiologist',
	speciality: 'anesthesiologist',
	location: 'Pune',
	shiftType: 'morning',
	hoursPerShift: '8',
	description: 'Four theatres, mostly cardiac lists.',
	requiredSkills: 'Regional anesthesia',
	bond: 'none',
	certificatesNeverKept: 'on',
	engagement: 'employee',
	startsOn: addDays(istToday(new Date()), 14),
	employmentType: 'permanent',
	payFrom: '2,80,000',
	payUnit: 'month',
})

const draft = { title: 'Consultant', employmentType: 'permanent', payUnit: 'month' }

const ofDraft = ({ draftJob }: World) => ({ jobId: draftJob.id })

const ofClosed = ({ closedJob }: World) => ({ jobId: closedJob.id })

const ofNoTemplate = () => ({ templateId: neverMade })

const postings = '/hospitals/dashboard/jobs'

export const accessCases: AccessCases = {
	'jobs/routes/show': [
		{ get: everyone(200) },
		{ about: 'in draft', ids: ofDraft, get: { member: 200, operator: 200 } },
		{ about: 'paused', ids: ({ pausedJob }) => ({ jobId: pausedJob.id }), get: { member: 200, operator: 200 } },
		{ about: 'closed', ids: ofClosed, get: { ...everyone(410), member: 200, operator: 200 } },
	],
	'jobs/routes/city-jobs': [{ get: everyone(200) }],
	'jobs/routes/city-speciality-jobs': [{ get: everyone(200) }],
	'jobs/routes/save': [
		{ anyId: true, post: { answers: specialists('/jobs/{openJob}') } },
		{ about: 'a draft', ids: ofDraft, post: { answers: specialists(404) } },
	],
	'jobs/routes/unsave': [{ anyId: true, post: { answers: specialists('/jobs/saved') } }],
	'jobs/routes/report': [
		{
			get: { visitor: 200, ...specialists(200) },
			post: {
				form: () => ({ reason: 'fee-asked' }),
				answers: { visitor: '/jobs/{openJob}', ...specialists('/jobs') },
			},
		},
		{ about: 'a draft', ids: ofDraft, get: specialists(404) },
	],
	'jobs/routes/post-job': [
		{ get: members(200), post: { form: job, answers: { ...members(postings), pending: 422 } } },
		{
			about: 'over the draft of another hospital',
			post: {
				form: ({ draftJob }) => ({ ...job(), id: draftJob.id }),
				answers: { ...members(404), pending: 422, member: postings },
			},
		},
	],
	'jobs/routes/preview-stored-job': [{ ids: ofDraft, post: { readsNoForm: true, form: () => draft, answers: 200 } }],
	'jobs/routes/edit-job': [
		{
			ids: ofDraft,
			post: { form: ({ draftJob }) => ({ ...draft, ...version(draftJob) }), answers: '/hospital/jobs/{draftJob}/edit' },
		},
	],
	// A version from before: the draft is answered as it is now, and nothing is written.
	'jobs/routes/autosave': [
		{ ids: ofDraft, post: { form: () => ({ ...draft, version: '999' }), answers: memberOnly(409) } },
	],
	'jobs/routes/save-template': [{ ids: ofDraft, post: { answers: '/hospital/job-templates' } }],
	'jobs/routes/pay-figures': [{ get: members(200) }],
	'jobs/routes/templates': [{ get: members(200) }],
	'jobs/routes/rename-template': [
		{ ids: ofNoTemplate, get: {}, post: { form: () => ({ name: 'Nights' }), answers: {} } },
	],
	'jobs/routes/delete-template': [{ ids: ofNoTemplate, get: {}, post: { answers: {} } }],
	'jobs/routes/delete-draft': [
		{ get: memberOnly(409), post: { answers: memberOnly(409) } },
		{ about: 'of a draft', ids: ofDraft, post: { answers: postings } },
	],
	'jobs/routes/appeal': [
		{
			get: memberOnly(409),
			post: { form: () => ({ reason: 'We never asked for money.' }), answers: memberOnly(409) },
		},
	],
	'jobs/routes/publication': [{ ids: ofDraft, post: { answers: postings } }],
	'jobs/routes/pause': [{ post: { answers: postings } }],
	'jobs/routes/closure': [{ post: { form: () => ({ reason: 'not-needed' }), answers: postings } }],
	'jobs/routes/duplication': [{ post: { form: () => ({ draft: randomUUID() }), answers: '/hospital/jobs/' } }],
	'jobs/routes/reopening': [{ ids: ofClosed, post: { answers: postings } }],
	'jobs/routes/undo-move': [
		{
			query: () => `?event=${undoable || neverMade}`,
			post: {
				async before({ people, openJob }) {
					const paused = await pauseJob(people.member, openJob.id)
					undoable = paused.ok ? paused.value.eventId : ''
				},
				// One's own move, not a colleague's.
				answers: { ...memberOnly(postings), recruiter: 409 },
			},
		},
	],
}
