import { expect, test } from 'vitest'
import { aHospital, aMember } from './fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'

test.each(['/messages', '/hospital/shortlist'])(
	'%s tells the team of a hospital that is not verified why there is no page',
	async (path) => {
		const member = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
		const refusal = await routeArgs(path, { as: { accountId: member.accountId, kind: 'member' } }).catch(
			(error: unknown) => error,
		)

		expect(refusal).toMatchObject({
			init: { status: 404 },
			data: { message: expect.stringContaining('when your hospital is verified') },
		})
	},
)
