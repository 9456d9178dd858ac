import { type AccessCases, everybody } from '#test/access.ts'

export const accessCases: AccessCases = {
	'frame/routes/not-found': [{ get: everybody(404), post: { readsNoForm: true, answers: everybody(404) } }],
}
