import { type AccessCases, accounts } from '#test/access.ts'

export const accessCases: AccessCases = {
	// The stream without an end is for a browser that asks for a stream.
	'live/routes/updates': [{ get: { ...accounts(406), visitor: 'sign in: /doctors/register' } }],
}
