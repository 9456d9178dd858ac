import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { aSubscription } from '../fixtures.server.ts'
import { plans } from '../plans.ts'
import { planOrders } from '../tables.server.ts'
import Plan, { loader } from './plan.tsx'

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

type Owner = Awaited<ReturnType<typeof aMember>>
async function htmlFor(member: Owner) {
	const loaderData = await askRoute(loader, '/hospital/plan', { as: member })
	const element = createElement(Plan as unknown as ComponentType<object>, { loaderData } as object)
	return renderToStaticMarkup(
		createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) } as never),
	)
}

test('the plan page of a suspended hospital says so and leads to the reason and the appeal', async () => {
	const { id } = await aHospital({ status: 'suspended', statusReason: 'Papers lapsed' })
	const html = await htmlFor(await aMember({ hospitalId: id }))

	expect(html).toContain('Your hospital is suspended')
	expect(html).toContain('href="/hospitals/verification"')
	expect(await htmlFor(await aMember())).not.toContain('suspended')
})

test('a change of plan that waits names what it costs now and each month', async () => {
	const member = await aMember()
	await db.insert(planOrders).values({
		...{ hospitalId: member.hospitalId, plan: 'network', cycle: 'monthly', provider: 'demo', status: 'created' },
		...{ waits: true, startsAt: new Date(Date.now() + 86_400_000), dueNetPaise: 2_500_000n, unusedPaise: 0n },
		...{ providerId: 'sub_1', checkoutUrl: 'https://pay.example' },
	})

	const html = await htmlFor(member)

	for (const amount of ['₹29,500', '₹47,198.82 a month']) expect(html).toContain(amount)
})
