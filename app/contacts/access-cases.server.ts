import { eq } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import {
	type AccessCases,
	type World,
	everyone,
	ofAcquaintance,
	ofStranger,
	ofVerified,
	specialists,
	verified,
} from '#test/access.ts'
import { requestLink } from './link.server.ts'
import { contactRequests } from './tables.server.ts'

const ofPrivateSpecialist = ({ privateSpecialist }: World) => ({ specialistId: privateSpecialist.specialistId })

const ofRequest = ({ contactRequest }: World) => ({ requestId: contactRequest.id })

const offer = {
	reason: 'A locum week in December',
	payFrom: '15,000',
	payUnit: 'shift',
	place: 'Shivajinagar, Pune',
	message: 'Could we talk about a week in December?',
}

const complaint = { reason: 'spam', detail: 'The same message came to all of us.' }

export const accessCases: AccessCases = {
	'contacts/routes/contact-specialist': [
		{
			ids: ofStranger,
			// The id of hospitals' pages is no one's in public.
			get: { ...everyone(404), ...verified(200) },
			post: {
				form: () => offer,
				answers: {
					...everyone('sign in: /hospital/auth'),
					...verified('/hospital/contact-requests'),
					pending: 403,
					interviewer: 403,
				},
			},
		},
		{ about: 'in Private Mode', ids: ofPrivateSpecialist, get: {} },
	],
	'contacts/routes/preview-contact': [
		{ ids: ofStranger, get: verified(200), post: { form: () => offer, answers: verified(200) } },
		{ about: 'in Private Mode', ids: ofPrivateSpecialist, get: verified(404) },
	],
	'contacts/routes/withdraw': [
		{
			ids: ofRequest,
			anyId: true,
			post: {
				before: ({ contactRequest: { id } }) =>
					db.update(contactRequests).set({ sentAt: new Date() }).where(eq(contactRequests.id, id)),
				answers: '/hospital/contact-requests',
			},
		},
	],
	'contacts/routes/show': [{ ids: ofRequest }],
	'contacts/routes/accept': [{ ids: ofRequest, post: { answers: '/contact-requests' } }],
	'contacts/routes/undo-acceptance': [{ ids: ofRequest, post: { answers: '/contact-requests' } }],
	'contacts/routes/decline': [{ ids: ofRequest, post: { answers: '/contact-requests' } }],
	'contacts/routes/end-contact': [
		{ ids: ({ acceptedRequest }) => ({ requestId: acceptedRequest.id }), post: { answers: '/contact-requests/' } },
	],
	'contacts/routes/open-link': [
		{
			ids: ({ contactRequest }) => ({ token: requestLink(contactRequest.id).split('/').at(-1) ?? '' }),
			get: { ...everyone(200), visitor: 'sign in: /doctors/register', applicant: '/contact-requests/' },
		},
	],
	'contacts/routes/block-hospital': [
		{ ids: ofVerified, get: specialists(200), post: { answers: specialists('/settings/privacy') } },
		{ about: 'not verified', get: specialists(404) },
	],
	'contacts/routes/report-hospital': [
		{
			ids: ofVerified,
			get: specialists(200),
			post: { form: () => complaint, answers: { ...specialists('/hospitals/'), stranger: 409 } },
		},
		{ about: 'not verified', get: specialists(404) },
	],
	'contacts/routes/report-specialist': [
		{ ids: ofAcquaintance, post: { form: () => complaint, answers: '/hospital/contact-requests' } },
	],
	'contacts/routes/contact-several': [
		{
			query: ({ people }) => `?id=${people.applicant.specialistId}&id=${people.stranger.specialistId}`,
			get: verified(200),
			post: {
				form: ({ people }) => ({
					id: people.stranger.specialistId,
					reason: 'Covering cardiac lists in December',
					payFrom: '12,000',
					payUnit: 'shift',
					place: 'Shivajinagar, Pune',
					message: 'Would you cover some nights?',
				}),
				answers: verified('/hospital/contact-requests'),
			},
		},
	],
}
