import { type AccessCases, everyone } from '#test/access.ts'

export const accessCases: AccessCases = {
	'pwa/routes/app-icon': [{ ids: () => ({ name: '192.png' }), get: everyone(200) }],
}
