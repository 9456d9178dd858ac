import { type AccessCases, everyone } from '#test/access.ts'
import { requestPage } from './link.server.ts'

export const accessCases: AccessCases = {
	'rights/routes/show': [
		{
			ids: ({ rightsRequest }) => ({ token: requestPage(rightsRequest.id).split('/').at(-1) ?? '' }),
			get: everyone(200),
		},
	],
}
