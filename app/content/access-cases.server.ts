import { type AccessCases, everybody } from '#test/access.ts'

export const accessCases: AccessCases = {
	'content/routes/article': [{ ids: () => ({ slug: 'a-pac-clinic-that-works' }), get: everybody(200) }],
	'content/routes/guide': [{ ids: () => ({ slug: 'naming-your-pay' }), get: everybody(200) }],
}
