import {
	type AccessCases,
	type Case,
	type World,
	applicantOnly,
	memberOnly,
	neverMade,
	ofAcquaintance,
	specialists,
	verified,
	version,
} from '#test/access.ts'
import { moveMany } from './pipeline/bulk.server.ts'
import { passUndoWindows } from './fixtures.server.ts'
import { inviteAgain } from './invitations.server.ts'
import { moveStage, rejectApplication } from './pipeline/decisions.server.ts'
import { withdrawApplication } from './applying/withdrawal.server.ts'

let undoable = ''

const ofDraft = ({ draftJob }: World) => ({ jobId: draftJob.id })

const atApplication = (form: Record<string, string>): Case => ({
	post: { form: () => form, answers: '/hospital/applications/{application}' },
})

async function withdrawLongAgo({ people, application }: World) {
	await withdrawApplication(people.applicant, application.id)
	await passUndoWindows(application.id)
}

async function beInvited(world: World) {
	await withdrawLongAgo(world)
	await inviteAgain(world.people.member, world.application.id)
}

export const accessCases: AccessCases = {
	// The planted interview is about an application without a file.
	'applications/routes/interviewed-resume': [{ get: {} }],
	'applications/routes/interviewed': [
		{ post: { form: () => ({ score: '3', version: '0' }), answers: { interviewer: '/interviews' } } },
	],
	'applications/routes/consider': [
		{
			ids: ofAcquaintance,
			post: { form: ({ openJob }) => ({ jobId: openJob.id }), answers: '/hospital/applications/' },
		},
	],
	'applications/routes/apply': [
		{
			ids: ({ otherOpenJob }) => ({ jobId: otherOpenJob.id }),
			get: specialists(200),
			post: { form: () => ({ note: 'I can start in June.' }), unknown: 422, answers: specialists('/applications/') },
		},
		{ about: 'to a draft', ids: ofDraft, get: specialists(404), post: { unknown: 422, answers: specialists(422) } },
	],
	'applications/routes/withdraw': [{ get: applicantOnly(200), post: { answers: '/applications/{application}' } }],
	'applications/routes/invite-again': [
		{ post: { before: withdrawLongAgo, answers: '/hospital/applications/{application}' } },
	],
	'applications/routes/accept-invitation': [
		{
			get: applicantOnly('/applications/{application}'),
			post: {
				form: () => ({ note: 'Still interested.' }),
				before: beInvited,
				answers: '/applications/{application}',
			},
		},
	],
	'applications/routes/decline-invitation': [{ post: { before: beInvited, answers: '/applications/{application}' } }],
	'applications/routes/end-access': [
		{
			post: {
				before: ({ people, application }) =>
					rejectApplication(people.member, application.id, { reason: 'Filled', version: application.version }),
				answers: '/applications/{application}',
			},
		},
	],
	'applications/routes/undo-withdrawal': [
		{
			query: () => `?event=${undoable}`,
			post: {
				async before({ people, application }) {
					const withdrawn = await withdrawApplication(people.applicant, application.id)
					undoable = withdrawn.ok ? withdrawn.value.eventId : ''
				},
				answers: '/applications/{application}',
			},
		},
	],
	'applications/routes/applicants': [{}, { about: 'of a draft', ids: ({ draftJob }) => ({ jobId: draftJob.id }) }],
	'applications/routes/move': [
		{
			post: {
				form: ({ application }) => ({ to: 'shortlisted', ...version(application) }),
				answers: '/hospital/applications/{application}',
			},
		},
	],
	'applications/routes/undo-move': [
		{
			query: () => `?event=${undoable}`,
			post: {
				async before({ people, application }) {
					const moved = await moveStage(people.member, application.id, {
						to: 'interview',
						version: application.version,
					})
					undoable = moved.ok ? moved.value.eventId : ''
				},
				answers: '/hospital/applications/{application}',
			},
		},
	],
	'applications/routes/reject': [
		{
			post: {
				form: ({ application }) => ({ freeText: 'We have filled the post.', ...version(application) }),
				answers: '/hospital/',
			},
		},
	],
	'applications/routes/move-many': [
		{
			get: verified('/hospital/applicants'),
			post: {
				form: ({ application }) => ({ to: 'shortlisted', application: `${application.id}.${application.version}` }),
				answers: verified('/hospital/applicants'),
			},
		},
	],
	'applications/routes/reject-many': [
		{
			query: ({ application }) => `?application=${application.id}.${application.version}`,
			get: verified(200),
			post: {
				form: ({ application }) => ({
					freeText: 'We have filled the post.',
					application: `${application.id}.${application.version}`,
				}),
				answers: verified('/hospital/applicants'),
			},
		},
	],
	'applications/routes/undo-many': [
		{
			query: () => `?batch=${undoable || neverMade}`,
			get: verified('/hospital/applicants'),
			post: {
				async before({ people, application }) {
					undoable = (await moveMany(people.member, [application], { to: 'shortlisted' })).batchId
				},
				answers: '/hospital/applicants',
			},
		},
	],
	'applications/routes/add-note': [atApplication({ body: 'Good references.' })],
	'applications/routes/remove-note': [
		{ post: { answers: { ...memberOnly('/hospital/applications/{application}'), recruiter: 404 } } },
	],
	'applications/routes/add-tag': [atApplication({ tag: 'ICU' })],
	'applications/routes/remove-tag': [atApplication({ tag: 'ICU' })],
	'applications/routes/score': [atApplication({ score: '3', version: '0' })],
}
