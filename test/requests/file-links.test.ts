// The address of a file is no key to it: who asks, and whether they may, is looked up each time. So a second use works
// for the same session, and nothing works for another one, or once the right has ended.
import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { withdrawApplication } from '#app/applications/applying/withdrawal.server.ts'
import { decideHospital } from '#app/hospitals/checks/verification.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { eraseEverything } from '#app/personal-data/account-erasure.server.ts'
import { erasures } from '#app/personal-data/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import type { World } from '#test/world.ts'
import { keepWorld, serve } from './served.ts'
import { ask } from './ask.ts'

serve()
const theWorld = keepWorld()

const received = ({ application }: World) => `/hospital/applications/${application.id}/resume`
const own = ({ resume }: World) => `/resumes/${resume.id}`

async function statusOf(path: string, cookie: string) {
	const { status, headers } = await ask(path, { cookie })
	return status === 302 || status === 303 ? String(headers.location).split('?')[0] : status
}

test('a file is saved and not shown, and kept by no cache', async () => {
	const world = theWorld()

	const { status, headers } = await ask(own(world), { cookie: world.cookies.applicant })

	expect(status).toBe(200)
	expect(headers).toMatchObject({
		'content-disposition': expect.stringMatching(/^attachment; /),
		'content-security-policy': "sandbox; default-src 'none'",
		'x-content-type-options': 'nosniff',
		'cache-control': 'private, no-store',
	})
})

test('the address works again for the same session, and for no other', async () => {
	const world = theWorld()
	const { cookies } = world

	for (const _ of ['first use', 'second use']) {
		expect(await statusOf(own(world), cookies.applicant)).toBe(200)
		expect(await statusOf(received(world), cookies.member)).toBe(200)
	}
	expect(await statusOf(received(world), cookies.rival)).toBe(404)
	// Whatever the file, this opens with the verification of the hospital.
	expect(await statusOf(received(world), cookies.pending)).toBe(403)
	expect(await statusOf(own(world), cookies.stranger)).toBe(404)
	expect(await statusOf(own(world), '')).toBe('/doctors/register')
	expect(await statusOf(received(world), '')).toBe('/hospital/auth')
})

test('after the log-out the address leads to the sign-in page', async () => {
	const world = theWorld()
	await ask('/logout', { method: 'POST', cookie: world.cookies.applicant })

	expect(await statusOf(own(world), world.cookies.applicant)).toBe('/doctors/register')
})

test('a withdrawn application takes its resume along', async () => {
	const world = theWorld()
	await withdrawApplication(world.people.applicant, world.application.id)

	expect(await statusOf(received(world), world.cookies.member)).toBe(404)
	expect(await statusOf(own(world), world.cookies.applicant)).toBe(200)
})

test('a suspended hospital or person can no longer read anything', async () => {
	const world = theWorld()
	await decideHospital(world.people.operator, world.hospital.id, {
		to: 'suspended',
		reason: 'It asked applicants for money.',
		seenVersion: world.hospital.version,
	})
	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, world.people.applicant.accountId))

	expect(await statusOf(received(world), world.cookies.member)).not.toBe(200)
	expect(await statusOf(own(world), world.cookies.applicant)).not.toBe(200)
})

test('with the person go the file and every address of it', async () => {
	const world = theWorld()
	const { accountId } = world.people.applicant
	await db.insert(erasures).values({ accountId, dueAt: new Date(0), wasVisible: true })
	await eraseEverything(accountId)

	expect(await statusOf(received(world), world.cookies.member)).toBe(404)
	expect(await statusOf(own(world), world.cookies.applicant)).toBe('/doctors/register')
	expect(await fileStore.exists(world.resume.storageKey)).toBe(false)
})
