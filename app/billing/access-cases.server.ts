import { randomUUID } from 'node:crypto'
import { type AccessCases, everyone, members, ownersOnly } from '#test/access.ts'

export const accessCases: AccessCases = {
	'billing/routes/invoice': [{ get: { member: 200, recruiter: 403 } }],
	'billing/routes/credit-note': [{ get: { member: 200, recruiter: 403 } }],
	'billing/routes/plan': [{ get: members(200) }],
	'billing/routes/remove-change': [
		{
			get: { ...ownersOnly('/hospital/plan'), recruiter: 403 },
			post: { answers: { ...ownersOnly('/hospital/plan'), recruiter: 403 } },
		},
	],
	'billing/routes/gstin': [
		{
			get: { ...ownersOnly(200), recruiter: 403 },
			post: { form: () => ({ gstin: '' }), answers: { ...ownersOnly('/hospital/plan'), recruiter: 403 } },
		},
	],
	'billing/routes/order': [
		{
			query: () => '?plan=growth&cycle=monthly',
			// One has paid for a smaller plan; the others have time that was granted or are not verified.
			get: { ...ownersOnly('/hospital/plan'), member: 200, recruiter: 403 },
			post: {
				form: () => ({ plan: 'growth', cycle: 'monthly' }),
				answers: { ...ownersOnly('/hospital/plan'), recruiter: 403 },
			},
		},
	],
	// An order that does not exist.
	'billing/routes/checkout': [{ ids: () => ({ orderId: randomUUID() }), get: { recruiter: 403 } }],
	'billing/routes/cancellation': [
		{
			get: { ...ownersOnly('/hospital/plan'), recruiter: 403 },
			post: { answers: { ...ownersOnly('/hospital/plan'), recruiter: 403 } },
		},
	],
	'billing/routes/events': [{ get: {}, post: { byPrograms: true, answers: everyone(400) } }],
	'billing/routes/demo-payment': [{ ids: () => ({ subscriptionId: 'sub_none' }), get: {}, post: { answers: {} } }],
}
