import { decideHospital } from '#app/hospitals/checks/verification.server.ts'
import { hospitalFindings, pictureRefusalReasons } from './cases/case-reasons.ts'
import { refuseReview } from './moderation/review-decision.server.ts'
import { moveContactMessage } from '#app/content/messages-queue.server.ts'
import { moveRightsRequest } from '#app/rights/desk.server.ts'
import { suspendAccount } from './people/suspension.server.ts'
import { removeOperator } from './team/team.server.ts'
import { type AccessCases, everyone, neverMade, ofStranger, ofVerified, version, type World } from '#test/access.ts'

const ofMessage = ({ contactMessage }: World) => ({ messageId: contactMessage.id })
const ofVersion = ({ contactMessage }: World) => version(contactMessage)
const toMessages = '/operator/messages'
const ofRights = ({ rightsRequest }: World) => ({ kind: rightsRequest.kind, requestId: rightsRequest.id })

let refused = ''

const ofColleague = ({ colleague }: World) => ({ accountId: colleague.accountId })
const ofTask = ({ failedTask }: World) => ({ taskId: failedTask.id })
const ofAccount = ({ people }: World) => ({ accountId: people.stranger.accountId })
const checked = { source: 'Health Facility Registry' }
const record = '/operator/hospitals/{pendingHospital}'
const ofCase = ({ pendingHospital }: World) => ({ kind: 'hospital', subjectId: pendingHospital.id })
const ofDocument = ({ hospitalDocument }: World) => ({ documentId: hospitalDocument.id })
const ofRating = ({ rating }: World) => ({ ratingId: rating.id })
const ofAppeal = ({ appeal }: World) => ({ decisionId: appeal.decisionId })
const ofProposal = ({ proposal }: World) => ({ proposalId: proposal.id })

const reason = { freeText: 'The registration certificate has lapsed.' }

export const accessCases: AccessCases = {
	'operations/routes/message': [
		{
			ids: ofMessage,
			post: { form: (world) => ({ ...ofVersion(world), reply: 'We verified it today.' }), answers: toMessages },
		},
	],
	'operations/routes/close-message': [{ ids: ofMessage, anyId: true, post: { form: ofVersion, answers: toMessages } }],
	'operations/routes/mark-spam': [{ ids: ofMessage, anyId: true, post: { form: ofVersion, answers: toMessages } }],
	'operations/routes/reopen-message': [
		{
			ids: ofMessage,
			anyId: true,
			post: {
				before: ({ people, contactMessage }) =>
					moveContactMessage(people.operator, contactMessage.id, 'closed', contactMessage),
				form: ({ contactMessage }) => ({ version: String(contactMessage.version + 1) }),
				answers: toMessages,
			},
		},
	],
	'operations/routes/suspended-numbers': [
		{
			post: {
				form: () => ({ phone: '9820000077', reason: 'Order 12/2026.' }),
				answers: { operator: '/operator/numbers' },
			},
		},
	],
	'operations/routes/restore-number': [
		{
			get: { operator: '/operator/numbers' },
			anyId: true,
			post: { answers: '/operator/numbers', unknown: 404 },
		},
	],
	'operations/routes/rights-requests': [{ ids: ofRights }],
	'operations/routes/rights-request': [
		{
			ids: ofRights,
			post: {
				form: ({ rightsRequest }) => ({ ...version(rightsRequest), outcome: 'granted', reply: 'We removed it.' }),
				answers: '/operator/rights/complaint',
			},
		},
	],
	'operations/routes/rights-order': [{ ids: ({ rightsOrder }) => ({ kind: 'order', requestId: rightsOrder.id }) }],
	'operations/routes/mark-rights-spam': [
		{
			ids: ofRights,
			post: { form: ({ rightsRequest }) => version(rightsRequest), answers: '/operator/rights/complaint' },
		},
	],
	'operations/routes/reopen-rights-request': [
		{
			ids: ofRights,
			post: {
				before: ({ people, rightsRequest }) =>
					moveRightsRequest(people.operator, 'complaint', rightsRequest.id, 'spam', rightsRequest),
				form: ({ rightsRequest }) => ({ version: String(rightsRequest.version + 1) }),
				answers: '/operator/rights/complaint/{rightsRequest}',
			},
		},
	],
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
	'operations/routes/picture-file': [{ get: 200 }],
	'operations/routes/approve-picture': [
		{ anyId: true, post: { answers: '/operator/pictures', unknown: '/operator/pictures' } },
	],
	'operations/routes/refuse-picture': [
		{
			anyId: true,
			post: {
				form: () => ({ reason: pictureRefusalReasons[0] }),
				answers: '/operator/pictures',
				unknown: '/operator/pictures',
			},
		},
	],
	'operations/routes/approve-review': [{ anyId: true, post: { answers: '/operator/reviews' } }],
	'operations/routes/undo-decision': [
		{
			...{ ids: () => ({ decisionId: neverMade }), anyId: true },
			...{ get: { operator: '/operator' }, post: { answers: { operator: 404 } } },
		},
	],
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
			post: {
				form: ({ pendingHospital }) => ({ ...checked, reason: hospitalFindings[0], ...version(pendingHospital) }),
				answers: '/operator/hospitals',
			},
		},
	],
	'operations/routes/reject-hospital': [
		{
			post: {
				form: ({ pendingHospital }) => ({ ...checked, freeText: reason.freeText, ...version(pendingHospital) }),
				answers: '/operator/hospitals',
			},
		},
	],
	'operations/routes/recheck-hospital': [
		{
			ids: ofVerified,
			post: {
				form: ({ hospital }) => ({ ...checked, reason: hospitalFindings[0], ...version(hospital) }),
				answers: '/operator/hospitals',
			},
		},
	],
	'operations/routes/hospital-document': [{ ids: ofDocument }],
	'operations/routes/take-case': [{ ids: ofCase, post: { answers: record } }],
	'operations/routes/release-case': [{ ids: ofCase, post: { answers: record } }],
	'operations/routes/hold-case': [
		{
			ids: ofCase,
			post: { form: () => ({ freeText: 'Waiting for a call.', days: '1' }), answers: '/operator/hospitals' },
		},
	],
	'operations/routes/resume-case': [{ ids: ofCase, post: { answers: record } }],
	'operations/routes/note-case': [{ ids: ofCase, post: { form: () => ({ note: 'Called.' }), answers: record } }],
	'operations/routes/ask-case': [
		{
			ids: ofCase,
			post: {
				form: () => ({ freeText: 'Please upload the lease.', sends: 'question' }),
				answers: '/operator/hospitals',
			},
		},
	],
	'operations/routes/appeal': [
		{ ids: ofAppeal, post: { form: () => ({ freeText: 'The decision was right.' }), answers: '/operator/appeals' } },
	],
	'operations/routes/grant-appeal': [{ ids: ofAppeal, anyId: true, post: { answers: '/operator/appeals' } }],
	'operations/routes/proposal': [{ ids: ofProposal }],
	'operations/routes/task': [{ ids: ofTask }],
	'operations/routes/confirm-proposal': [{ ids: ofProposal, anyId: true, post: { answers: '/operator/proposals' } }],
	'operations/routes/decline-proposal': [{ ids: ofProposal, anyId: true, post: { answers: '/operator/proposals' } }],
	// Of another operator.
	'operations/routes/withdraw-proposal': [{ ids: ofProposal, anyId: true, post: { answers: { operator: 404 } } }],
	'operations/routes/switch-shortcuts': [
		{ get: { operator: '/operator' }, post: { answers: { operator: '/operator' } } },
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
					decideHospital(people.operator, hospital.id, {
						reason: reason.freeText,
						to: 'suspended',
						seenVersion: hospital.version,
					}),
				form: ({ hospital }) => ({ version: String(hospital.version + 1) }),
				answers: '/operator/hospitals/{hospital}',
			},
		},
	],
	'operations/routes/team-person': [{ ids: ofColleague }],
	'operations/routes/change-operator-role': [
		{ ids: ofColleague, anyId: true, post: { form: () => ({ role: 'moderate' }), answers: '/operator/team' } },
	],
	'operations/routes/remove-operator': [{ ids: ofColleague, post: { form: () => reason, answers: '/operator/team' } }],
	'operations/routes/reset-second-factor': [
		{ ids: ofColleague, post: { form: () => reason, answers: '/operator/team' } },
	],
	'operations/routes/restore-operator': [
		{
			ids: ofColleague,
			anyId: true,
			post: {
				before: ({ people, colleague }) => removeOperator(people.operator, colleague.accountId, reason.freeText),
				answers: '/operator/team',
			},
		},
	],
	'operations/routes/cancel-operator-invitation': [
		{
			ids: ({ operatorInvitation }) => ({ invitationId: operatorInvitation.id }),
			anyId: true,
			post: { answers: '/operator/team' },
		},
	],
	'operations/routes/retry-task': [{ ids: ofTask, anyId: true, post: { answers: '/operator/tasks' } }],
	'operations/routes/discard-task': [{ ids: ofTask, post: { form: () => reason, answers: '/operator/tasks' } }],
	'operations/routes/people-found': [{ ids: ({ peopleSearch }) => ({ searchId: peopleSearch.id }) }],
	'operations/routes/account': [{ ids: ofAccount, post: { form: () => reason, answers: '/operator/accounts/' } }],
	'operations/routes/suspend-account': [
		{ ids: ofAccount, post: { form: () => reason, answers: '/operator/accounts/' } },
	],
	'operations/routes/confirm-owner': [{ ids: ofAccount, post: { form: () => reason, answers: 409 } }],
	'operations/routes/release-number': [{ ids: ofAccount, post: { form: () => reason, answers: 409 } }],
	'operations/routes/restore-account': [
		{
			ids: ofAccount,
			anyId: true,
			post: {
				before: ({ people }) => suspendAccount(people.operator, people.stranger.accountId, reason.freeText),
				answers: '/operator/accounts/',
			},
		},
	],
	// Its document has no code to open.
	'operations/routes/credential-code': [{ get: 404 }],
	'operations/routes/verify-credential': [
		{
			post: {
				form: ({ credential }) => ({ source: 'Indian Medical Register', ...version(credential) }),
				answers: '/operator/credentials',
			},
		},
	],
	'operations/routes/reject-credential': [
		{
			post: {
				form: ({ credential }) => ({ freeText: 'The number cannot be read.', ...version(credential) }),
				answers: '/operator/credentials',
			},
		},
	],
	'operations/routes/rating': [{ ids: ofRating }],
	'operations/routes/hide-rating': [
		{
			ids: ofRating,
			post: { form: () => ({ freeText: 'Insulting.' }), answers: '/operator/ratings' },
		},
	],
	'operations/routes/show-rating': [{ ids: ofRating, anyId: true, post: { answers: '/operator/ratings' } }],
}
