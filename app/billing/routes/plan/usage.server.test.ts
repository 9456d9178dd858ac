import { expect, test } from 'vitest'
import { findAllowance, monthStart } from '#app/contacts/allowance.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { formatLeft } from '#app/contacts/labels.ts'
import { expireRequests } from '#app/contacts/tasks.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { plans } from '../../plans.ts'
import { findUsage } from './usage.server.ts'

test('the plan and the page of requests count what was sent of what the plan includes, and apart from it what was returned', async () => {
	const member = await aMember()
	await aContactRequest({ member, sentAt: monthStart })
	await aContactRequest({ member, sentAt: monthStart, expiresAt: new Date() })
	await expireRequests.run({})

	expect(await findUsage(member)).toMatchObject({ contactRequests: 2, returnedRequests: 1 })
	const { contactRequests: included } = plans.starter
	expect(formatLeft(await findAllowance(member.hospitalId))).toContain(
		`${included - 1} requests left this month: 2 of ${included} sent, 1 returned without a response.`,
	)
})
