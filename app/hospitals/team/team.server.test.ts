import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '#app/identity/actor.ts'
import { accounts, sessions } from '#app/identity/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents, deliveries } from '#app/platform/tables.server.ts'
import { aMember } from '../fixtures.server.ts'
import { inviteMember, listInvitations } from './invitations.server.ts'
import { findMembership } from './membership.server.ts'
import { hospitalMembers } from '../tables.server.ts'
import { changeSeat, leaveHospital, listTeam, removeMember } from './team.server.ts'

async function aTeam() {
	const owner = await aMember({ name: 'Meera Kulkarni' })
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter', name: 'Rohan Pawar' })
	return { owner, recruiter }
}

const owners = ({ hospitalId }: Member) =>
	db.$count(hospitalMembers, and(eq(hospitalMembers.hospitalId, hospitalId), eq(hospitalMembers.role, 'owner')))
const sessionsOf = ({ accountId }: Member) => db.$count(sessions, eq(sessions.accountId, accountId))

test('the team lists only the own hospital, owners first', async () => {
	const { owner, recruiter } = await aTeam()
	await aMember()

	expect((await listTeam(recruiter)).map(({ name, role }) => `${name}: ${role}`)).toEqual([
		'Meera Kulkarni: owner',
		'Rohan Pawar: recruiter',
	])
	expect(await listTeam(owner)).toHaveLength(2)
})

test('an owner makes a recruiter an owner and back, with a mail and a line in the log for each', async () => {
	const { owner, recruiter } = await aTeam()

	expect(await changeSeat(owner, recruiter.accountId, 'owner')).toEqual({ ok: true, value: { name: 'Rohan Pawar' } })
	expect(await changeSeat(owner, recruiter.accountId, 'owner')).toEqual({ ok: false, failure: 'unchanged' })
	expect(await changeSeat(owner, recruiter.accountId, 'recruiter')).toMatchObject({ ok: true })

	expect(await db.$count(deliveries)).toBe(2)
	const rows = await db
		.select()
		.from(auditEvents)
		.where(eq(auditEvents.subjectId, owner.hospitalId))
		.orderBy(auditEvents.at)
	expect(rows.map(({ action, facts }) => [action, facts])).toEqual([
		['hospital.seat-changed', { from: 'recruiter', to: 'owner', accountId: recruiter.accountId }],
		['hospital.seat-changed', { from: 'owner', to: 'recruiter', accountId: recruiter.accountId }],
	])
})

test('a removed member is logged out at once, acts for no one, and stays named as author', async () => {
	const { owner, recruiter } = await aTeam()
	const other = await aMember({ hospitalId: owner.hospitalId })

	expect(await removeMember(owner, recruiter.accountId)).toEqual({ ok: true, value: { name: 'Rohan Pawar' } })

	expect(await sessionsOf(recruiter)).toBe(0)
	expect(await findMembership(recruiter.accountId)).toBeNull()
	const [account] = await db.select().from(accounts).where(eq(accounts.id, recruiter.accountId))
	expect(account).toMatchObject({ name: 'Rohan Pawar', suspendedAt: null })
	expect(await db.$count(deliveries)).toBe(1)
	expect(await db.select({ to: notifications.accountId, title: notifications.title }).from(notifications)).toEqual([
		{ to: other.accountId, title: 'Rohan Pawar is no longer in your team' },
	])
	expect(await sessionsOf(owner)).toBe(1)
})

test('a recruiter changes no one, nor does a former owner or one of another hospital', async () => {
	const { owner, recruiter } = await aTeam()
	const stranger = await aMember()
	const former = await aMember({ hospitalId: owner.hospitalId })
	await changeSeat(owner, former.accountId, 'recruiter')

	for (const actor of [recruiter, former]) {
		expect(await changeSeat(actor, owner.accountId, 'recruiter')).toEqual({ ok: false, failure: 'not-owner' })
		expect(await removeMember(actor, owner.accountId)).toEqual({ ok: false, failure: 'not-owner' })
	}
	expect(await removeMember(stranger, recruiter.accountId)).toEqual({ ok: false, failure: 'no-such-member' })
	expect(await changeSeat(stranger, recruiter.accountId, 'owner')).toEqual({ ok: false, failure: 'no-such-member' })
	expect(await listTeam(owner)).toHaveLength(3)
})

test('the last owner can neither step down nor leave', async () => {
	const { owner, recruiter } = await aTeam()

	expect(await changeSeat(owner, owner.accountId, 'recruiter')).toEqual({ ok: false, failure: 'last-owner' })
	expect(await leaveHospital(owner)).toEqual({ ok: false, failure: 'last-owner' })
	expect(await leaveHospital(recruiter)).toEqual({ ok: true, value: null })
	expect(await sessionsOf(recruiter)).toBe(0)
	expect((await listTeam(owner)).map(({ accountId }) => accountId)).toEqual([owner.accountId])
})

test('an owner whom we have suspended does not count as the one who stays', async () => {
	const { owner } = await aTeam()
	const suspended = await aMember({ hospitalId: owner.hospitalId })
	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, suspended.accountId))

	expect(await leaveHospital(owner)).toEqual({ ok: false, failure: 'last-owner' })
	expect(await changeSeat(owner, owner.accountId, 'recruiter')).toEqual({ ok: false, failure: 'last-owner' })
})

test('of owners who leave, step down and remove each other at the same time, one is always left', async () => {
	for (let round = 0; round < 5; round++) {
		const first = await aMember()
		const second = await aMember({ hospitalId: first.hospitalId })
		const third = await aMember({ hospitalId: first.hospitalId })

		await Promise.all([
			leaveHospital(first),
			changeSeat(second, second.accountId, 'recruiter'),
			removeMember(third, second.accountId),
			leaveHospital(third),
			changeSeat(first, third.accountId, 'recruiter'),
		])

		expect(await owners(first)).toBeGreaterThanOrEqual(1)
	}
})

test('when two owners remove each other, one stays and the other learns they no longer are one', async () => {
	const { owner } = await aTeam()
	const other = await aMember({ hospitalId: owner.hospitalId })

	const results = await Promise.all([removeMember(owner, other.accountId), removeMember(other, owner.accountId)])

	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(results).toContainEqual({ ok: false, failure: 'not-owner' })
	expect(await owners(owner)).toBe(1)
})

test('the invitations of who was removed end with them', async () => {
	const { owner } = await aTeam()
	const other = await aMember({ hospitalId: owner.hospitalId })
	await inviteMember(
		other,
		{ email: 'door@lakeside.example', seat: 'owner', anyway: false },
		'203.0.113.9',
		async () => null,
	)

	await removeMember(owner, other.accountId)

	expect(await listInvitations(owner)).toEqual([])
})
