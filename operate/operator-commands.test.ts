// Commands that an operator runs: each says in a sentence what went wrong.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aSubscription } from '#app/billing/fixtures.server.ts'
import { subscriptions } from '#app/billing/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

function run(command: string, args: string[] = [], databaseUrl = env.DATABASE_URL) {
	const variables = { APP_MODE: 'test', DATABASE_URL: databaseUrl }
	return new Promise<{ code: number; said: string }>((resolve) => {
		const child = execFile(
			process.execPath,
			['start/boot.mjs', command, ...args],
			{ env: variables },
			(_, printed, complained) => resolve({ code: child.exitCode ?? 1, said: printed + complained }),
		)
	})
}

const stack = /^ +at /m
const period = ['--from', '2026-11-20T00:00+05:30', '--to', '2026-11-20T18:00+05:30']

test.each([
	['audit:verify', []],
	['breach:report', [...period, '--file', '/dev/null']],
	['grant-plan', [randomUUID(), 'growth', '2099-03-31']],
	['credit-note', ['TL/26-27/000042', 'Paid twice']],
	['add-operator', ['ravi@example.org', 'Ravi Deshpande']],
	['restore-access', ['ravi@example.org']],
	['backup', ['/tmp/never.backup']],
])(
	'%s says that the database does not answer',
	async (command, args) => {
		const { code, said } = await run(command, args, 'postgres://nobody@127.0.0.1:1/none')

		expect(said).toContain('The database does not answer')
		expect(said).not.toMatch(stack)
		expect(code).toBe(1)
	},
	30_000,
)

test.each([
	['an option that there is not', [...period, '--all'], 'Give two instants'],
	['a file that cannot be written', [...period, '--file', '/no/such/folder/breach.csv'], '/no/such/folder/breach.csv'],
])(
	'breach:report explains %s',
	async (_what, args, sentence) => {
		const { code, said } = await run('breach:report', args)

		expect(said).toContain(sentence)
		expect(said).not.toMatch(stack)
		expect(code).toBeGreaterThan(0)
	},
	30_000,
)

test.each([
	['restore-access', [], 'Give the email address'],
	['breach:letters', [...period, '--key', '2026-11-20'], 'Give two instants'],
	['restore-access', ['--all', 'ravi@example.org'], 'Give the email address'],
	['restore-access', ['ravi@example.org', 'meera@example.org'], 'Give the email address'],
	['check-services', ['ravi'], 'Give the email address'],
	['backup', ['--help'], 'Say which file to write'],
	['backup', ['scripts'], 'scripts is a folder'],
	['restore', ['--help'], 'Say which file to read'],
	['breach:report', [...period, '--file', 'scripts'], 'scripts is a folder'],
	['migrate', ['--help'], 'npm run migrate takes nothing after it'],
	['audit:verify', ['yesterday'], 'npm run audit:verify takes nothing after it'],
	['migrat', [], 'There is no command "migrat". There are start'],
])(
	'%s %j is answered with a sentence',
	async (command, args, sentence) => {
		const { code, said } = await run(command, args)

		expect(said).toContain(sentence)
		expect(said).not.toMatch(stack)
		expect(code).toBeGreaterThan(0)
	},
	30_000,
)

test('backup says what is left of a run that was cut off', async () => {
	const file = `${temporaryFolder('backup-')}/theatrelist.backup`
	writeFileSync(`${file}.unfinished`, '')
	const { code, said } = await run('backup', [file])

	expect(said).toContain(`${file}.unfinished is there already`)
	expect(said).not.toMatch(stack)
	expect(code).toBe(1)
})

test('restore says that there is no such file', async () => {
	const { code, said } = await run('restore', ['/no/such/folder/theatrelist.backup'])

	expect(said).toContain('/no/such/folder/theatrelist.backup cannot be opened')
	expect(code).toBe(1)
})

test('a plan is not granted until a day that has passed', async () => {
	const { id, hospitalId, endsAt } = await aSubscription()

	const { code, said } = await run('grant-plan', [hospitalId, 'network', '2026-01-31'])

	expect(said).toContain('The last day has passed. Give today or a later day.')
	expect(code).toBe(1)
	expect(await db.select().from(subscriptions).where(eq(subscriptions.id, id))).toMatchObject([
		{ plan: 'growth', endsAt },
	])
})

test('a plan that is granted in place of another says what there was', async () => {
	const { hospitalId } = await aSubscription({ plan: 'network', endsAt: new Date('2099-04-01T00:00:00+05:30') })

	const { code, said } = await run('grant-plan', [hospitalId, 'growth', '2098-03-31'])

	expect(said).toContain('on Growth until 31 Mar 2098. Before, it was on Network until 31 Mar 2099.')
	expect(code).toBe(0)
})
