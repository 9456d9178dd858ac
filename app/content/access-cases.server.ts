import { type AccessCases, everyone } from '#test/access.ts'

export const accessCases: AccessCases = {
	'content/routes/article': [{ ids: () => ({ slug: 'a-pac-clinic-that-works' }), get: everyone(200) }],
	'content/routes/guide': [{ ids: () => ({ slug: 'naming-your-pay' }), get: everyone(200) }],
}
