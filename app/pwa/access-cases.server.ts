import { type AccessCases, everybody } from '#test/access.ts'

export const accessCases: AccessCases = {
	'pwa/routes/app-icon': [{ ids: () => ({ name: '192.png' }), get: everybody(200) }],
}
