import { expect, test } from 'vitest'
import { findAllowance } from '#app/contacts/allowance.server.ts'
import { aContactRequest, ageRequest } from '#app/contacts/fixtures.server.ts'
import { formatLeft } from '#app/contacts/labels.ts'
import { expireRequests } from '#app/contacts/tasks.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { plans } from '../../plans.ts'
import { findUsage } from './usage.server.ts'

test('the plan counts requests sent of as many as the page of requests says are left of, also when one was returned', async () => {
	const member = await aMember()
	const [due] = [await aContactRequest({ member }), await aContactRequest({ member })]
	await ageRequest(due.id, '12 days 1 minute')
	await expireRequests.run({})

	const { contactRequests: sent, allowedRequests: allowed } = await findUsage(member)

	expect(allowed).toBe(plans.starter.contactRequests + 1)
	expect(formatLeft(await findAllowance(member.hospitalId))).toContain(
		`${(allowed ?? 0) - sent} of ${allowed} requests left this month. 1 got no response`,
	)
})
