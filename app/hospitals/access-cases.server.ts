import { randomUUID } from 'node:crypto'
import {
	type AccessCases,
	type Answers,
	type World,
	everyone,
	members,
	neverMade,
	ofVerified,
	ownersOnly,
} from '#test/access.ts'

const dashboard = '/hospitals/dashboard'

const database = '/doctor-database'

const team = '/hospital/team'

const ofColleague = ({ people }: World) => ({ memberId: people.recruiter.accountId })

const ofInvitedOne = ({ invitation }: World) => ({ invitationId: invitation.id })

const ofInvitation = ({ invitation }: World) => `?token=${invitation.token}`

const ofDocument = ({ hospitalDocument }: World) => ({ documentId: hospitalDocument.id })
const ofNoSite = () => ({ siteId: neverMade })

const refusedForm = everyone(422)

const refusedLogIn: Answers = {
	...refusedForm,
	member: [422, database],
	rival: [422, database],
	pending: [422, '/hospitals/verification'],
	interviewer: [422, '/interviews'],
}

export const accessCases: AccessCases = {
	'hospitals/routes/member-phone': [{ get: members(200), post: { answers: members(422) } }],
	'hospitals/routes/member-whatsapp': [
		{
			get: members('/hospital/settings/phone'),
			post: { form: () => ({ turn: 'off' }), answers: members('/hospital/settings/phone') },
		},
	],
	'hospitals/routes/remove-member-phone': [
		{ get: members('/hospital/settings/phone'), post: { answers: members('/hospital/settings/phone') } },
	],
	'hospitals/routes/show': [
		{ ids: ofVerified, get: everyone(200) },
		{ about: 'not verified', get: {} },
	],
	'hospitals/routes/public-page': [
		{
			get: members(200),
			post: {
				form: ({ hospital }) => ({ version: String(hospital.version + 99), about: 'A heart hospital.' }),
				answers: { ...members(409), recruiter: 404 },
			},
		},
	],
	'hospitals/routes/show-logo': [{ ids: (world) => ({ ...ofVerified(world), mark: neverMade }), get: {} }],
	'hospitals/routes/show-photo': [{ ids: (world) => ({ ...ofVerified(world), photoId: neverMade }), get: {} }],
	'hospitals/routes/name': [
		{
			get: { ...ownersOnly(200), pending: '/hospitals/verification' },
			post: { answers: { ...ownersOnly(422), pending: '/hospitals/verification' } },
		},
	],
	'hospitals/routes/logo': [{ get: ownersOnly(200), post: { answers: ownersOnly(422) } }],
	'hospitals/routes/remove-logo': [{ post: { answers: ownersOnly('/hospital/profile/logo') } }],
	'hospitals/routes/photos': [{ get: ownersOnly(200), post: { answers: ownersOnly(422) } }],
	'hospitals/routes/edit-photo': [
		{
			ids: () => ({ photoId: neverMade }),
			get: ownersOnly(404),
			anyId: true,
			post: { form: () => ({ caption: 'Theatre 2' }), answers: ownersOnly(404) },
		},
	],
	'hospitals/routes/move-photo': [
		{ ids: () => ({ photoId: neverMade }), anyId: true, post: { answers: ownersOnly(404) } },
	],
	'hospitals/routes/remove-photo': [
		{ ids: () => ({ photoId: neverMade }), anyId: true, post: { answers: ownersOnly(404) } },
	],
	'hospitals/routes/documents': [{ get: members(200), post: { answers: { ...members(422), recruiter: 404 } } }],
	'hospitals/routes/show-document': [{ ids: ofDocument, get: { pending: 200 } }],
	'hospitals/routes/remove-document': [
		{
			ids: ofDocument,
			get: { pending: '/hospital/documents' },
			post: { answers: { pending: '/hospital/documents' } },
		},
	],
	'hospitals/routes/departments': [
		{ get: ownersOnly(200), post: { answers: ownersOnly('/hospital/profile/departments') } },
	],
	'hospitals/routes/position': [{ get: ownersOnly(200), post: { answers: ownersOnly(422) } }],
	'hospitals/routes/sites': [{ get: ownersOnly(200), post: { answers: ownersOnly(422) } }],
	'hospitals/routes/edit-site': [{ ids: ofNoSite, get: {}, post: { answers: {} } }],
	'hospitals/routes/remove-site': [{ ids: ofNoSite, get: {}, post: { answers: {} } }],
	'hospitals/routes/auth': [
		{
			get: {
				...everyone(200),
				...{ member: database, rival: database, pending: '/hospitals/verification', interviewer: '/interviews' },
			},
			post: { answers: refusedLogIn },
		},
		{ about: 'registering', query: () => '?tab=register', post: { answers: refusedLogIn } },
	],
	'hospitals/routes/auth-plural': [
		{
			get: {
				...everyone(200),
				...{ member: database, rival: database, pending: '/hospitals/verification', interviewer: '/interviews' },
			},
			post: { answers: refusedLogIn },
		},
	],
	'hospitals/routes/invite': [
		{
			get: ownersOnly(200),
			// One address gets only so many mails a day.
			post: {
				form: () => ({ email: `new-${randomUUID()}@lakeside.example`, seat: 'recruiter' }),
				answers: ownersOnly(team),
			},
		},
	],
	'hospitals/routes/resend-invitation': [
		{ ids: ofInvitedOne, anyId: true, post: { answers: { ...ownersOnly(404), member: team } } },
	],
	'hospitals/routes/revoke-invitation': [
		{ ids: ofInvitedOne, anyId: true, post: { answers: { ...ownersOnly(404), member: team } } },
	],
	'hospitals/routes/promote-member': [
		{ ids: ofColleague, anyId: true, post: { answers: { ...ownersOnly(404), member: team } } },
	],
	'hospitals/routes/demote-member': [
		// A recruiter is one already.
		{ ids: ofColleague, anyId: true, post: { answers: { ...ownersOnly(404), member: 409 } } },
	],
	'hospitals/routes/member-sites': [
		// Of all sites already.
		{
			ids: ofColleague,
			get: { ...ownersOnly(404), member: 200 },
			post: { form: () => ({ reach: 'all' }), answers: { ...ownersOnly(404), member: 409 } },
		},
	],
	'hospitals/routes/remove-member': [
		{
			ids: ofColleague,
			get: { ...ownersOnly(404), member: 200 },
			post: { answers: { ...ownersOnly(404), member: team } },
		},
	],
	'hospitals/routes/leave-team': [
		// Owners of our world are the last ones.
		{ get: members(200), post: { answers: { ...members(409), recruiter: '/hospital/auth' } } },
	],
	'hospitals/routes/leave-as-interviewer': [
		{ get: { interviewer: 200 }, post: { answers: { interviewer: '/hospital/auth' } } },
	],
	'hospitals/routes/invitation': [
		{
			get: everyone(200),
			query: ofInvitation,
			post: {
				// Signed-in accounts are refused before the form is read.
				readsNoForm: true,
				form: () => ({ name: 'Kavita Rao', password: 'a good long password' }),
				answers: { ...everyone(409), visitor: database },
			},
		},
	],
	'hospitals/routes/verification': [
		{
			get: { ...members(dashboard), pending: 200 },
			post: {
				form: () => ({ legalName: 'Sahyadri Day Care', registrationNumber: 'PMC/NH/77' }),
				answers: { ...members(409), pending: '/hospitals/verification', recruiter: 404 },
			},
		},
	],
}
