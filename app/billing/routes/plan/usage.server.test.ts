import { expect, test } from 'vitest'
import { findAllowance } from '#app/contacts/allowance.server.ts'
import { aContactRequest, ageRequest } from '#app/contacts/fixtures.server.ts'
import { formatLeft } from '#app/contacts/labels.ts'
import { expireRequests } from '#app/contacts/tasks.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { plans } from '../../plans.ts'
import { findUsage } from './usage.server.ts'

test('the plan and the page of requests count what was sent of what the plan includes, and apart from it what was returned', async () => {
	const member = await aMember()
	const [due] = [await aContactRequest({ member }), await aContactRequest({ member })]
	await ageRequest(due.id, '12 days 1 minute')
	await expireRequests.run({})

	expect(await findUsage(member)).toMatchObject({ contactRequests: 2, returnedRequests: 1 })
	const { contactRequests: included } = plans.starter
	expect(formatLeft(await findAllowance(member.hospitalId))).toContain(
		`${included - 1} requests left this month: 2 of ${included} sent, 1 returned without a response.`,
	)
})
