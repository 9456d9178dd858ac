import { type AccessCases, members } from '#test/access.ts'

export const accessCases: AccessCases = {
	'moderation/routes/list': [{ get: members(200) }],
	'moderation/routes/withdraw': [{ post: { answers: '/hospital/reviews' } }],
}
