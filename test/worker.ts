// Vitest's setup file. Most files of a worker share its modules, connections and database; each test begins with the rows that its file keeps, most with none.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { speaker } from '#app/platform/language/language.server.ts'
import { speakWith } from '#app/platform/language/words.ts'
import { withDatabase } from './database-url.ts'
import { keepNothing, resetDatabase } from './worker-database.ts'

const { serverUrl, template, run, folder } = inject('database')
const name = `${run}_${process.env['VITEST_POOL_ID']}`
const files = path.join(folder, name)
mkdirSync(files, { recursive: true })

process.env['DATABASE_URL'] = withDatabase(serverUrl, name)
process.env['APP_MODE'] = 'test'
process.env['LOG_LEVEL'] ??= 'silent'
// Races take a connection for each racer.
process.env['DATABASE_POOL_SIZE'] ??= '60'
// A slow machine is not an outage.
process.env['DATABASE_WAIT_MS'] ??= '20000'
process.env['DATABASE_STATEMENT_MS'] ??= '120000'
process.env['DATA_DIR'] = files

// A file that lets another one speak does so for itself alone.
speakWith(speaker)

const reset = () => resetDatabase({ serverUrl, template, name })
// Before what a file itself does first as well: it may be the first to need the database.
beforeAll(async () => {
	await keepNothing()
	await reset()
})
beforeEach(reset)
afterAll(() => rmSync(files, { recursive: true, force: true }))

// The next file of this worker gets the same settings. One that has to change them begins with `// Alone: `.
const settings = ['APP_ORIGIN', 'APP_MODE', 'DATABASE_URL', 'DATA_DIR', 'NODE_ENV', 'TZ']
const before = settings.map((name) => process.env[name])
afterAll(() => {
	const changed = settings.filter((name, at) => process.env[name] !== before[at])
	if (changed.length > 0) throw new Error(`This file left other settings behind: ${changed.join(', ')}`)
})
