import { istClock, istToday } from '#app/platform/text/dates.ts'
import {
	type AccessCases,
	applicantOnly,
	everyone,
	type World,
	memberOnly,
	members,
	neverMade,
	ownersOnly,
	specialists,
	verified,
} from '#test/access.ts'

const asked = ({ cover }: World) => ({ requestId: cover.id })
const held = ({ heldCover }: World) => ({ requestId: heldCover.id })
const begun = ({ begunCover }: World) => ({ requestId: begunCover.id })
const finished = ({ finishedCover }: World) => ({ requestId: finishedCover.id })
const disputed = ({ disputedCover }: World) => ({ requestId: disputedCover.id })
const theirTurn = ({ theirTurnCover }: World) => ({ requestId: theirTurnCover.id })
const ourTurn = ({ ourTurnCover }: World) => ({ requestId: ourTurnCover.id })
const weekly = ({ weeklyCover }: World) => ({ requestId: weeklyCover.id })
const reason = () => ({ reason: 'The case was moved to next week.' })

export const accessCases: AccessCases = {
	'cover/routes/list': [{ get: specialists(200) }],
	'cover/routes/on-now': [
		{ get: specialists(200), post: { form: () => ({ hours: '8' }), answers: specialists('/cover') } },
	],
	'cover/routes/settings': [
		{ get: specialists(200), post: { form: () => ({ radiusKm: '20' }), answers: specialists('/cover') } },
		{
			about: 'days off',
			post: {
				form: () => ({ act: 'days-off', first: istToday(new Date()) }),
				answers: specialists('/cover/settings'),
			},
		},
		{
			about: 'days off of another or none',
			post: { form: () => ({ act: 'remove', id: neverMade }), answers: specialists('/cover/settings') },
		},
	],
	'cover/routes/statement': [{ get: specialists(200) }],
	'cover/routes/statement-csv': [{ get: specialists(200) }],
	'cover/routes/statement-pdf': [{ get: specialists(200) }],
	'cover/routes/our-statement': [{ get: ownersOnly(200) }],
	'cover/routes/our-statement-csv': [{ get: ownersOnly(200) }],
	'cover/routes/our-statement-pdf': [{ get: ownersOnly(200) }],
	'cover/routes/my-record': [{ get: specialists(200), post: { answers: specialists('/cover') } }],
	'cover/routes/linked': [
		{
			about: 'a link that we did not write',
			ids: () => ({ token: 'never' }),
			get: everyone(404),
			post: { answers: everyone(404) },
		},
	],
	'cover/routes/show': [
		{ about: 'accepted before', ids: held, get: applicantOnly(200), post: { answers: applicantOnly('/cover/') } },
		{ about: 'someone was asked', ids: asked, get: applicantOnly(200), post: { answers: applicantOnly('/cover/') } },
	],
	'cover/routes/step': [
		{ ids: asked, post: { form: () => ({ step: 'decline' }), answers: applicantOnly('/cover') } },
		{ about: 'after the end', ids: begun, post: { form: () => ({ step: 'on-the-way' }), answers: applicantOnly(409) } },
		{ about: 'days ahead', ids: held, post: { form: () => ({ step: 'arrived' }), answers: applicantOnly(409) } },
		{
			about: 'paid before it is confirmed',
			ids: finished,
			post: { form: () => ({ step: 'paid' }), answers: applicantOnly(409) },
		},
	],
	'cover/routes/hours': [
		{
			ids: begun,
			get: applicantOnly(200),
			post: {
				form: ({ begunCover: { startsAt, endsAt } }) => ({
					date: istToday(startsAt),
					from: istClock(startsAt),
					to: istClock(endsAt),
					described: 'yes',
				}),
				answers: applicantOnly('/cover/'),
			},
		},
	],
	'cover/routes/give-back': [
		{ ids: held, get: applicantOnly(200), post: { form: reason, answers: applicantOnly('/cover') } },
	],
	'cover/routes/calendar-file': [{ ids: held, get: applicantOnly(200) }],
	'cover/routes/ours': [{ get: verified(200) }],
	'cover/routes/ask': [{ get: verified(200), post: { answers: verified(422) } }],
	'cover/routes/needs': [{ get: members(200) }],
	'cover/routes/first': [
		{
			get: { pending: 200, member: '/hospital/cover', rival: '/hospital/cover' },
			post: { answers: { pending: 422, member: '/hospital/cover', rival: '/hospital/cover' } },
		},
	],
	'cover/routes/operator-firsts': [{ get: 200 }],
	'cover/routes/operator-first': [
		{ ids: () => ({ firstId: neverMade }), get: everyone(404), post: { answers: everyone(404) } },
	],
	'cover/routes/undo-first': [
		{ ids: () => ({ firstId: neverMade }), get: everyone(404), post: { answers: everyone(404) } },
	],
	'cover/routes/our-record': [
		{ get: { ...verified(200), branch: 403 }, post: { answers: { ...verified('/hospital/cover'), branch: 403 } } },
	],
	'cover/routes/week': [{ get: verified(200) }],
	'cover/routes/rest': [
		{
			get: verified('/hospital/cover'),
			post: { form: () => ({ tired: 'on' }), answers: { ...verified('/hospital/cover'), branch: 403 } },
		},
	],
	'cover/routes/equipment': [{ get: verified(200), post: { answers: verified('/hospital/cover/equipment') } }],
	'cover/routes/series': [{ ids: weekly, get: memberOnly(200), post: { answers: memberOnly(422) } }],
	'cover/routes/raise': [
		{ ids: asked, get: memberOnly(200), post: { form: () => ({ pay: '1' }), answers: memberOnly(422) } },
	],
	'cover/routes/further': [{ ids: held, post: { readsNoForm: true, answers: memberOnly(409) } }],
	'cover/routes/our-calendar-file': [{ ids: held, get: memberOnly(200) }],
	'cover/routes/asked-first': [
		{
			get: verified('/hospital/cover'),
			post: {
				form: ({ people }) => ({ specialist: people.applicant.specialistId, first: 'on' }),
				answers: memberOnly('/hospital/cover'),
			},
		},
		{
			about: 'no longer',
			post: {
				form: ({ people }) => ({ specialist: people.applicant.specialistId, first: 'off' }),
				answers: { ...verified('/hospital/cover'), branch: 404 },
			},
		},
	],
	'cover/routes/our-request': [{ ids: asked, get: memberOnly(200) }],
	'cover/routes/cancel': [
		{ ids: asked, get: memberOnly(200), post: { form: reason, answers: memberOnly('/hospital/cover/') } },
	],
	'cover/routes/confirm': [{ ids: finished, post: { form: () => ({ version: '99' }), answers: memberOnly(409) } }],
	'cover/routes/confirm-mine': [
		{ ids: finished, post: { form: () => ({ version: '99' }), answers: applicantOnly(409) } },
	],
	'cover/routes/disagree': [
		{ ids: theirTurn, get: applicantOnly(200), post: { form: reason, answers: applicantOnly('/cover/') } },
		{
			about: 'disputed already',
			ids: disputed,
			get: applicantOnly(409),
			post: { form: reason, answers: applicantOnly(409) },
		},
	],
	'cover/routes/hours-for-specialist': [
		{ ids: begun, get: memberOnly(200), post: { form: () => ({ date: '' }), answers: memberOnly(422) } },
	],
	'cover/routes/disagree-with-specialist': [
		{ ids: ourTurn, get: memberOnly(200), post: { form: reason, answers: memberOnly('/hospital/cover/') } },
		{
			about: 'disputed already',
			ids: disputed,
			get: memberOnly(409),
			post: { form: reason, answers: memberOnly(409) },
		},
	],
	'cover/routes/absence': [
		{ ids: begun, get: memberOnly(200), post: { form: reason, answers: memberOnly('/hospital/cover/') } },
		{
			about: 'before it begins',
			ids: held,
			get: memberOnly(409),
			post: { form: reason, answers: memberOnly(409) },
		},
	],
	'cover/routes/operator-dispute': [
		{
			ids: disputed,
			post: { form: () => ({ verdict: 'first', reason: 'The OT register has it.' }), answers: '/operator/cover' },
		},
	],
}
