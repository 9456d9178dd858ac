import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { aSubscription } from '../fixtures.server.ts'
import { plans } from '../plans.ts'
import { loader } from './plan.tsx'

const limitsOf = async (subscription: Partial<Parameters<typeof aSubscription>[0]>) => {
	const member = await aMember()
	await aSubscription({ hospitalId: member.hospitalId, ...subscription })
	const page = (await askRoute(loader, '/hospital/plan', { as: member })) as unknown as {
		limits: { contactRequests: number; activeJobs: number }
	}
	return page.limits
}

test('the plan page counts requests against the number that was agreed on, as the page of requests does', async () => {
	expect(await limitsOf({ plan: 'growth', agreedRequests: 7 })).toMatchObject({
		contactRequests: 7,
		activeJobs: plans.growth.activeJobs,
	})
	expect(await limitsOf({ plan: 'growth' })).toMatchObject({ contactRequests: plans.growth.contactRequests })
})
