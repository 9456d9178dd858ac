import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationSteps } from './model/commands/applications.ts'
import { jobMove } from './model/commands/jobs.ts'
import { lookAtProfile, lookForNobody } from './model/commands/looking.ts'
import { privateMode, suspension } from './model/commands/standing.ts'
import { time } from './model/commands/time.ts'
import { newModel } from './model/model.ts'
import { plant } from './model/world.ts'
import { startBuiltServer } from './server-under-test.ts'

/** How many stories are tried: more with `MODEL_STORIES=10000 npx vitest run test/hiring-model.test.ts`. */
const stories = Number(process.env['MODEL_STORIES'] ?? 500)

let server: Awaited<ReturnType<typeof startBuiltServer>>
beforeAll(async () => {
	server = await startBuiltServer({ TRUSTED_PROXIES: '1' })
}, 180_000)
afterAll(() => server.stop())

const steps = fc.commands(
	[
		...applicationSteps,
		...applicationSteps,
		jobMove,
		suspension,
		privateMode,
		lookAtProfile,
		lookAtProfile,
		lookForNobody,
		time,
	],
	{ maxCommands: 24, size: 'max' },
)

test('whatever people do in whatever order, the product stands where its rules say', async () => {
	const story = fc.asyncProperty(steps, (commands) =>
		fc.asyncModelRun(async () => ({ model: newModel(), real: await plant(server.port) }), commands),
	)

	const told = await fc.check(story, { numRuns: stories })

	expect(told.failed ? fc.defaultReportMessage(told) : 'as it should').toBe('as it should')
}, 3_600_000)
