import { addDays, istToday } from '#app/platform/text/dates.ts'
import { type AccessCases, applicantOnly, bothSides, neverMade, specialists, version } from '#test/access.ts'
import { answerOffer } from './responding.server.ts'
import { confirmStart } from './placements/placements.server.ts'

let undoable = ''

const offerForm = {
	payPaise: '3,20,000',
	payUnit: 'month',
	startsOn: addDays(istToday(new Date()), 14),
	message: 'We look forward to you.',
	// As the job states them.
	bond: 'none',
	engagement: 'employee',
}

const ofOffered = '/hospital/applications/'

export const accessCases: AccessCases = {
	'offers/routes/applications': [{ get: specialists(200) }],
	'offers/routes/my-waiting': [{ get: specialists(200) }],
	// Its answer is not late.
	'offers/routes/wait': [{ post: { answers: applicantOnly(409) } }],
	'offers/routes/offer': [
		{
			post: {
				form: ({ application }) => ({ ...offerForm, ...version(application) }),
				answers: '/hospital/applications/{application}',
			},
		},
		{
			about: 'to whom waits for an answer to another',
			ids: ({ offer }) => ({ applicationId: offer.applicationId }),
			post: { form: ({ offer }) => ({ ...offerForm, ...version(offer.application) }), answers: 409 },
		},
	],
	'offers/routes/preview-offer': [{ post: { readsNoForm: true, form: () => offerForm, answers: 200 } }],
	'offers/routes/undo-offer': [
		{
			// Made yesterday.
			post: { answers: 409 },
		},
	],
	'offers/routes/withdraw-offer': [{ post: { form: ({ offer }) => version(offer), answers: ofOffered } }],
	'offers/routes/letter': [{ get: bothSides(200) }],
	'offers/routes/joining-date': [
		{
			get: bothSides(200),
			post: {
				// It waits for an answer.
				form: () => ({
					startsOn: addDays(istToday(new Date()), 20),
					reason: 'My notice ends later.',
					agreed: offerForm.startsOn,
				}),
				answers: bothSides(409),
			},
		},
	],
	...Object.fromEntries(
		['accept', 'decline', 'withdraw'].map((verb) => [
			`offers/routes/${verb}-joining-date`,
			[{ ids: () => ({ proposalId: neverMade }), get: {}, post: { answers: {} } }],
		]),
	),
	'offers/routes/accept-offer': [
		{ get: applicantOnly(200), post: { form: () => ({ others: 'keep' }), answers: '/offers/{offer}' } },
	],
	'offers/routes/decline-offer': [{ post: { form: () => ({ reason: 'Too far.' }), answers: '/offers/{offer}' } }],
	'offers/routes/undo-answer': [
		{
			query: () => `?event=${undoable || neverMade}`,
			post: {
				async before({ people, offer }) {
					const answered = await answerOffer(people.applicant, offer.id, { to: 'accepted', reason: null })
					undoable = answered.ok ? answered.value.eventId : ''
				},
				answers: '/offers/{offer}',
			},
		},
	],
	'offers/routes/start': [
		{
			post: {
				form: ({ application }) => ({ startedOn: istToday(new Date()), ...version(application) }),
				answers: '/hospital/applications/{application}',
			},
		},
		{
			about: 'who has joined already',
			ids: ({ placement }) => ({ applicationId: placement.applicationId }),
			get: 409,
			post: {
				form: ({ placement }) => ({ startedOn: istToday(new Date()), ...version(placement.application) }),
				answers: 409,
			},
		},
	],
	'offers/routes/undo-start': [
		{
			query: () => `?event=${undoable || neverMade}`,
			post: {
				async before({ people, application: { id, version: seen } }) {
					const hired = await confirmStart(people.member, id, { startedOn: istToday(new Date()), version: seen })
					undoable = hired.ok ? hired.value.eventId : ''
				},
				answers: '/hospital/applications/{application}',
			},
		},
	],
	'offers/routes/rate-specialist': [
		{
			ids: ({ placement }) => ({ applicationId: placement.applicationId }),
			post: { form: () => ({ stars: '5' }), answers: '/hospital/applications/' },
		},
	],
	'offers/routes/as-advertised': [
		{
			ids: ({ placement }) => ({ applicationId: placement.applicationId }),
			post: {
				form: () => ({ duties: 'yes', accommodation: 'none', certificates: 'yes' }),
				answers: '/applications/',
			},
		},
	],
	'offers/routes/rate-hospital': [
		{
			ids: ({ placement }) => ({ applicationId: placement.applicationId }),
			// Rated already: once is all.
			post: { form: () => ({ stars: '5' }), answers: 409 },
		},
	],
	// Nothing of it is hidden.
	'offers/routes/appeal-rating-of-hospital': [
		{
			ids: ({ placement }) => ({ applicationId: placement.applicationId }),
			get: 409,
			post: { form: () => ({ reason: 'It names no one.' }), answers: 409 },
		},
	],
	'offers/routes/appeal-rating-of-specialist': [
		{
			ids: ({ placement }) => ({ applicationId: placement.applicationId }),
			get: 409,
			post: { form: () => ({ reason: 'It names no one.' }), answers: 404 },
		},
	],
}
