// Restores access for a member or operator who is locked out: node operate/restore-access.ts ravi@example.org
// --without-second-factor also removes a lost authenticator app and passkeys.
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { restoreAccess } from '#app/identity/sign-in/restore-access.server.ts'
import { closeDb } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { stopTasks } from '#app/platform/tasks/tasks.server.ts'

/** What was given; an option that there is not makes it nothing, which is explained like a missing address. */
function given() {
	try {
		const options = { 'without-second-factor': { type: 'boolean', default: false } } as const
		const { positionals, values } = parseArgs({ allowPositionals: true, options })
		const [address, ...more] = positionals
		const isOne = more.length === 0 && z.email().safeParse(address).success
		return isOne && address ? { address, withoutSecondFactor: values['without-second-factor'] } : null
	} catch {
		return null
	}
}

const asked = given()
const restored = asked && (await restoreAccess(asked.address, asked))
process.exitCode = restored?.ok ? 0 : 1
const answer = !restored
	? 'Give the email address of a member or operator: npm run restore-access -- ravi@example.org [--without-second-factor]'
	: restored.ok
		? `The locks have been removed. This link sets a new password, once, within an hour. Give it to the owner only:\n${env.APP_ORIGIN}${restored.value.link}`
		: 'No member or operator has this address.'
process.stdout.write(`${answer}\n`)
await stopTasks()
await closeDb()
