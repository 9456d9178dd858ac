import { decideHospital } from '#app/hospitals/verification.server.ts'
import { hideRating } from '#app/offers/rating.server.ts'
import { refuseReview } from './review-decision.server.ts'
import { type AccessCases, everyone, neverMade, ofStranger, ofVerified, version } from '#test/access.ts'

let refused = ''

const reason = { reason: 'The registration certificate has lapsed.' }

export const accessCases: AccessCases = {
	'operations/routes/user-report': [
		{
			ids: ({ userReport }) => ({ reportId: userReport.id }),
			post: {
				form: () => ({ verdict: 'upheld', outcome: 'We asked the hospital to stop.' }),
				answers: '/operator/conduct',
			},
		},
	],
	'operations/routes/sign-in': [
		{
			get: { visitor: 200, operator: '/operator' },
			post: { answers: { ...everyone([422, 404]), visitor: 422, operator: [422, '/operator'] } },
		},
	],
	'operations/routes/job-report': [
		{
			post: {
				form: () => ({ verdict: 'keep', outcome: 'We asked the hospital, and it is real.' }),
				answers: '/operator/reports',
			},
		},
	],
	'operations/routes/review': [
		{ post: { form: () => ({ freeText: 'Please remove the deposit.' }), answers: '/operator/reviews' } },
	],
	'operations/routes/approve-review': [{ anyId: true, post: { answers: '/operator/reviews' } }],
	'operations/routes/undo-refusal': [
		{
			anyId: true,
			query: () => `?event=${refused || neverMade}`,
			post: {
				async before({ people, review }) {
					const done = await refuseReview(people.operator, review.id, 'It asks for money.')
					refused = done.ok ? done.value.eventId : ''
				},
				answers: '/operator/reviews/{review}',
			},
		},
	],
	'operations/routes/remove-job': [
		{
			post: {
				form: () => ({ freeText: 'It asks for a deposit.' }),
				answers: '/operator/hospitals/{hospital}',
			},
		},
	],
	'operations/routes/verify-hospital': [
		{
			anyId: true,
			post: {
				form: ({ pendingHospital }) => version(pendingHospital),
				answers: '/operator/hospitals/{pendingHospital}',
			},
		},
	],
	'operations/routes/reject-hospital': [
		{
			post: {
				form: ({ pendingHospital }) => ({ ...reason, ...version(pendingHospital) }),
				answers: '/operator/hospitals/{pendingHospital}',
			},
		},
	],
	'operations/routes/suspend-hospital': [
		{
			ids: ofVerified,
			post: {
				form: ({ hospital }) => ({ ...reason, ...version(hospital) }),
				answers: '/operator/hospitals/{hospital}',
			},
		},
	],
	'operations/routes/specialist': [
		{ ids: ofStranger, post: { form: () => reason, answers: '/operator/specialists/' } },
	],
	'operations/routes/remove-member': [
		{
			ids: ({ hospital, people }) => ({ hospitalId: hospital.id, memberId: people.recruiter.accountId }),
			post: { form: () => reason, answers: '/operator/hospitals/{hospital}' },
		},
		{
			about: 'of the last owner',
			ids: ({ hospital, people }) => ({ hospitalId: hospital.id, memberId: people.member.accountId }),
			post: { form: () => reason, answers: 409 },
		},
	],
	'operations/routes/reinstate-hospital': [
		{
			ids: ofVerified,
			anyId: true,
			post: {
				before: ({ people, hospital }) =>
					decideHospital(people.operator, hospital.id, { ...reason, to: 'suspended', seenVersion: hospital.version }),
				form: ({ hospital }) => ({ version: String(hospital.version + 1) }),
				answers: '/operator/hospitals/{hospital}',
			},
		},
	],
	'operations/routes/verify-credential': [
		{
			post: {
				form: ({ credential }) => ({ checkedAgainst: 'Indian Medical Register', ...version(credential) }),
				answers: '/operator/credentials/{credential}',
			},
		},
	],
	'operations/routes/reject-credential': [
		{
			post: {
				form: ({ credential }) => ({ freeText: 'The number cannot be read.', ...version(credential) }),
				answers: '/operator/credentials/{credential}',
			},
		},
	],
	'operations/routes/hide-rating': [
		{
			ids: ({ rating }) => ({ applicationId: rating.applicationId }),
			post: { form: () => ({ reason: 'Insulting.' }), answers: '/operator/ratings' },
		},
	],
	'operations/routes/show-rating': [
		{
			ids: ({ rating }) => ({ applicationId: rating.applicationId }),
			anyId: true,
			post: {
				before: ({ people, rating }) => hideRating(people.operator, rating, 'Insulting.'),
				answers: '/operator/ratings',
			},
		},
	],
}
