import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '#app/identity/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { askRoute, redirectOf } from '#test/ask-route.ts'
import { aMember, anInterviewer } from '../fixtures.server.ts'
import { listTeam } from '../team/team.server.ts'
import * as leave from './leave-as-interviewer.tsx'

test('an interviewer leaves the team, is logged out, and the owners are notified', async () => {
	const owner = await aMember()
	const interviewer = await anInterviewer(owner)
	const left = await askRoute(leave.action, '/account/leaving', { as: interviewer, form: {} })

	expect(await redirectOf(left)).toMatchObject({ to: '/hospital/auth' })
	expect((await listTeam(owner)).map(({ accountId }) => accountId)).not.toContain(interviewer.accountId)
	expect(await db.$count(sessions, eq(sessions.accountId, interviewer.accountId))).toBe(0)
	const told = await db.select().from(notifications).where(eq(notifications.accountId, owner.accountId))
	expect(told.map(({ title }) => title)).toContain(`${interviewer.name} has left your team`)
})

test('a member finds no page for interviewers who leave', async () => {
	const owner = await aMember()
	const answer = await askRoute(leave.action, '/account/leaving', { as: owner, form: {} })
	expect(answer.init?.status).toBe(404)
})
