// Restores access for a member or operator who is locked out: node scripts/restore-access.ts ravi@example.org
// --without-second-factor also removes a lost authenticator app and passkeys.
import { parseArgs } from 'node:util'
import { restoreAccess } from '#app/identity/restore-access.server.ts'
import { closeDb } from '#app/platform/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { stopTasks } from '#app/platform/tasks.server.ts'

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { 'without-second-factor': { type: 'boolean', default: false } },
})
const restored = await restoreAccess(positionals[0] ?? '', { withoutSecondFactor: values['without-second-factor'] })
process.exitCode = restored.ok ? 0 : 1
process.stdout.write(
	restored.ok
		? `The locks have been removed. This link sets a new password, once, within an hour. Give it to the owner only:\n${env.APP_ORIGIN}${restored.value.link}\n`
		: 'No member or operator has this address.\n',
)
await stopTasks()
await closeDb()
