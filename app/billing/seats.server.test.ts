import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { inviteMember, listInvitations } from '#app/hospitals/team/invitations.server.ts'
import { plans } from './plans.ts'
import { whyNoSeat } from './subscriptions.server.ts'

test('members and open invitations take the seats of the plan, also when two are invited at once', async () => {
	const owner = await aMember()
	const ask = (at: number) =>
		inviteMember(
			owner,
			{ email: `seat-${at}@lakeside.example`, seat: 'recruiter', anyway: true },
			`203.0.113.${100 + at}`,
			whyNoSeat,
		)
	for (let at = 2; at < plans.starter.seats; at++) expect(await ask(at)).toMatchObject({ ok: true })

	const both = await Promise.all([ask(98), ask(99)])

	expect(both.map((each) => (each.ok ? 'invited' : each.failure)).toSorted()).toEqual(['invited', 'starter-full'])
	expect(await listInvitations(owner)).toHaveLength(plans.starter.seats - 1)
})
