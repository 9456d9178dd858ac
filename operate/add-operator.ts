// Adds an operator, the first one of an installation too: node operate/add-operator.ts nandini@example.org 'Nandini Rao'
import { z } from 'zod'
import { addOperator } from '#app/identity/operators/add-operator.server.ts'
import { closeDb } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { stopTasks } from '#app/platform/tasks/tasks.server.ts'

const given = z.tuple([z.email(), z.string().trim().min(1).max(200)]).safeParse(process.argv.slice(2))
const added = given.success ? await addOperator(...given.data) : null
process.exitCode = added?.ok ? 0 : 1
const answer = !added
	? "Give an email address and a name: npm run add-operator -- nandini@example.org 'Nandini Rao'"
	: added.ok
		? `The operator has been added. This link sets the password, once, within an hour. Give it to the owner only:\n${env.APP_ORIGIN}${added.value.link}`
		: 'An account with this address already exists.'
process.stdout.write(`${answer}\n`)
await stopTasks()
await closeDb()
