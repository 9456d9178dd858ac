import { type AccessCases, ownersOnly } from '#test/access.ts'

export const accessCases: AccessCases = {
	'billing/routes/plan': [{ get: { ...ownersOnly(200), recruiter: 403 } }],
}
