// Every decision of operators can be undone for a minute, from the message about it, checked against the built server.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { absenceDays } from '#app/durations.ts'
import { accounts, knownDevices, sessions } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { World } from '#test/access.ts'
import { addressOf } from './address.ts'
import { ask, type Reply } from './ask.ts'
import { cases } from './cases.ts'
import { readManifest } from './manifest.ts'
import { keepWorld, serve } from './served.ts'

serve()
const world = keepWorld()

/** Forms that decide nothing about anyone, or that have a button of their own that reverses them at any time. */
const others: Record<string, string> = {
	'operations/routes/sign-in': 'logs in',
	'operations/routes/operator-invitation': 'logs in',
	'operations/routes/switch-shortcuts': 'is a setting of the reader’s own',
	'operations/routes/people': 'searches',
	'operations/routes/account': 'opens personal data',
	'operations/routes/specialist': 'opens personal data',
	'operations/routes/take-case': 'release-case reverses it',
	'operations/routes/release-case': 'take-case reverses it',
	'operations/routes/hold-case': 'resume-case reverses it',
	'operations/routes/resume-case': 'hold-case reverses it',
	'operations/routes/note-case': 'is a note',
	'operations/routes/ask-case': 'sends a message',
	'operations/routes/undo-decision': 'undoes',
	'operations/routes/undo-refusal': 'undoes',
	'operations/routes/withdraw-proposal': 'undoes',
	'cover/routes/undo-first': 'undoes',
	'cover/routes/operator-first': 'is undone in the browser’s story of a first request',
	'operations/routes/reopen-message': 'close-message reverses it',
	'operations/routes/invite-operator': 'cancel-operator-invitation reverses it',
	'operations/routes/cancel-operator-invitation': 'invite-operator reverses it',
	'operations/routes/change-operator-role': 'the same form reverses it',
	'operations/routes/remove-operator': 'restore-operator reverses it',
	'operations/routes/restore-operator': 'remove-operator reverses it',
	'operations/routes/reset-second-factor': 'the owner of the lost phone asks for it, and sets up another',
	'operations/routes/suspended-numbers': 'restore-number reverses it',
	'operations/routes/restore-number': 'suspended-numbers reverses it',
	'operations/routes/reopen-rights-request': 'a further answer closes it',
	'operations/routes/retry-task': 'does what was decided before',
	'personal-data/routes/retry-deletions': 'does what was decided before',
}

/** As someone who was away for so long that their number is in doubt. */
async function sendAway({ people: { stranger } }: World) {
	const of = stranger.accountId
	const then = sql`now() - make_interval(days => ${absenceDays + 1})`
	await db.delete(sessions).where(eq(sessions.accountId, of))
	await db.delete(knownDevices).where(eq(knownDevices.accountId, of))
	await db
		.update(accounts)
		.set({ lastSignedInAt: then, ownerConfirmedAt: null, createdAt: then })
		.where(eq(accounts.id, of))
}
const before: Record<string, (world: World) => Promise<void>> = {
	'operations/routes/confirm-owner': sendAway,
	'operations/routes/release-number': sendAway,
}

/** The form in the message of the next page. */
const undoOf = ({ body }: Reply) =>
	/data-flash[\s\S]*?<form[^>]* action="(\/operator\/[^"]+)"[\s\S]*?<\/form>/.exec(body)?.[1]?.replaceAll('&amp;', '&')

const decisions = (await readManifest()).filter(
	({ group, id, writes }) => group === 'operators' && writes && !(id in others),
)

test('the list of other forms names forms that there are', async () => {
	const known = (await readManifest()).filter(({ writes }) => writes).map(({ id }) => id)
	expect(Object.keys(others).filter((id) => !known.includes(id))).toEqual([])
	expect(decisions.length).toBeGreaterThan(15)
})

for (const route of decisions)
	test(`${route.id} is undone from its message`, async () => {
		const line = cases[route.id]?.find(({ post, about }) => post && !about) ?? {}
		const cookie = world().cookies.operator
		await line.post?.before?.(world())
		await before[route.id]?.(world())
		const answer = await ask(addressOf(route, line, world()), {
			method: 'POST',
			cookie,
			form: line.post?.form?.(world()) ?? {},
		})
		expect(answer.status).toBe(303)
		const flash = answer.headers['set-cookie']?.find((one) => one.startsWith('flash='))?.split(';')[0]
		const after = await ask(answer.headers.location ?? '', { cookie: `${cookie}; ${flash}` })

		const undo = undoOf(after)
		expect(undo).toMatch(/undo|withdrawal/)
		expect(await ask(undo ?? '', { method: 'POST', cookie, form: {} })).toMatchObject({ status: 303 })
	})
