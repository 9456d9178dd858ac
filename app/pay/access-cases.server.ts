import { type AccessCases, everyone } from '#test/access.ts'

export const accessCases: AccessCases = {
	'pay/routes/show': [
		{ ids: () => ({ speciality: 'anesthesiologist', city: 'pune' }), get: everyone(200) },
		{ about: 'of no speciality', ids: () => ({ speciality: 'none', city: 'pune' }), get: everyone(404) },
		{ about: 'in no city', ids: () => ({ speciality: 'anesthesiologist', city: 'atlantis' }), get: everyone(404) },
	],
}
