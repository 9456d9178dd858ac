import { type AccessCases, ownersOnly } from '#test/access.ts'

export const accessCases: AccessCases = {
	'billing/routes/invoice': [{ get: { member: 200, recruiter: 403 } }],
	'billing/routes/plan': [{ get: { ...ownersOnly(200), recruiter: 403 } }],
}
