import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as demotion from './demote-member.tsx'
import * as invite from './invite.tsx'
import * as leaving from './leave-team.tsx'
import * as promotion from './promote-member.tsx'
import * as removal from './remove-member.tsx'
import * as resending from './resend-invitation.tsx'
import * as revocation from './revoke-invitation.tsx'
import * as team from './team.tsx'
import { aMember, anInvitation } from '../fixtures.server.ts'
import { hospitalInvitations, hospitalMembers } from '../tables.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { sessions } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { routeArgs } from '#test/ask-route.ts'

type Route = { loader: (args: never) => unknown; action: (args: never) => unknown }
type Step = { cookie: string; path: string; form?: Record<string, string> }

/** The status of an answer or of what was thrown, and where it leads. */
async function outcome(answer: unknown) {
	const got: unknown = await Promise.resolve(answer).catch((thrown: unknown) => thrown)
	if (got instanceof Response) return `${got.status} ${got.headers.get('Location')?.split('?')[0]}`
	if (got instanceof Error) throw got
	return String((got as { init?: { status?: number } }).init?.status ?? 200)
}

const post = (route: Pick<Route, 'action'>, { path, form = {}, cookie }: Step) =>
	outcome(routeArgs(path, { cookie, form }).then(route.action))

async function aTeam() {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const invitation = await anInvitation({ hospitalId: owner.hospitalId, invitedBy: owner.accountId })
	const cookieOf = async ({ accountId }: { accountId: string }) =>
		(await aSession({ id: accountId, kind: 'member' })).cookie
	return { owner, recruiter, invitation, cookieOf }
}

const leave = '/hospital/team/leaving'
const at = ({ accountId }: { accountId: string }, step: string) => `/hospital/team/members/${accountId}/${step}`

/** Everything that only owners do, about what the team has. */
const ownersSteps = ({ recruiter, invitation }: Awaited<ReturnType<typeof aTeam>>) => [
	{ route: invite, path: '/hospital/team/invitations/new', form: { email: 'new@lakeside.example', seat: 'recruiter' } },
	{ route: resending, path: `/hospital/team/invitations/${invitation.id}/resending` },
	{ route: revocation, path: `/hospital/team/invitations/${invitation.id}/revocation` },
	{ route: promotion, path: at(recruiter, 'promotion') },
	{ route: demotion, path: at(recruiter, 'demotion') },
	{ route: removal, path: at(recruiter, 'removal') },
]

test('recruiters read the list of the team and are refused every change to it', async () => {
	const story = await aTeam()
	const cookie = await story.cookieOf(story.recruiter)

	const page = await team.loader(await routeArgs('/hospital/team', { cookie }))
	expect([page.team.length, page.invitations, page.can]).toEqual([2, [], { manage: false }])
	for (const { route, ...ask } of ownersSteps(story)) expect(await post(route, { cookie, ...ask })).toBe('403')
	expect(await db.$count(hospitalInvitations)).toBe(1)
})

test('an owner who proved themselves too long ago proves it again before any change', async () => {
	const story = await aTeam()
	const cookie = await story.cookieOf(story.owner)
	await db.update(sessions).set({ authenticatedAt: sql`now() - interval '11 minutes'` })

	for (const { route, ...ask } of [...ownersSteps(story), { route: leaving, path: leave }])
		expect(await post(route, { cookie, ...ask })).toBe('303 /account/confirm')
	expect(await db.$count(hospitalMembers)).toBe(2)
})

test('the next request of who was removed is sent to sign in', async () => {
	const story = await aTeam()
	const [cookie, recruiters] = [await story.cookieOf(story.owner), await story.cookieOf(story.recruiter)]
	expect(await post(removal, { cookie, path: at(story.recruiter, 'removal') })).toBe('303 /hospital/team')

	expect(await outcome(routeArgs('/hospital/team', { cookie: recruiters }).then(team.loader))).toBe(
		'302 /hospital/auth',
	)
	expect(await post(promotion, { cookie: recruiters, path: at(story.owner, 'removal') })).toMatch(/^302/)
	expect(await db.$count(sessions, eq(sessions.accountId, story.recruiter.accountId))).toBe(0)
})

test('the last owner is told why they cannot go, with a conflict', async () => {
	const story = await aTeam()
	const cookie = await story.cookieOf(story.owner)

	expect(await post(leaving, { cookie, path: leave })).toBe('409')
	expect(await post(demotion, { cookie, path: at(story.owner, 'removal') })).toBe('409')
	expect(await post(demotion, { cookie, path: at(story.recruiter, 'removal') })).toBe('409')
	expect(await post(removal, { cookie, path: at(story.owner, 'removal') })).toBe('404')
})
