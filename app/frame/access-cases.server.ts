import { type AccessCases, everyone } from '#test/access.ts'

export const accessCases: AccessCases = {
	'frame/routes/not-found': [{ get: everyone(404), post: { readsNoForm: true, answers: everyone(404) } }],
}
