import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationSteps } from './model/commands/applications.ts'
import { endingOfOffers, releaseOfCover } from './model/commands/clock.ts'
import { monthWithoutAnswer } from './model/commands/closing.ts'
import { contactSteps } from './model/commands/contacts.ts'
import { coverSteps, lookAtCover } from './model/commands/cover.ts'
import { interviewSteps } from './model/commands/interviews.ts'
import { jobTransition } from './model/commands/jobs.ts'
import { lookAtProfile, lookForNobody } from './model/commands/looking.ts'
import { messageSteps } from './model/commands/messages.ts'
import { offerSteps } from './model/commands/offers.ts'
import { privateMode, suspension } from './model/commands/account-status.ts'
import { time } from './model/commands/time.ts'
import { newModel } from './model/model.ts'
import { seldomInVain, type Step } from './model/step.ts'
import { plant } from './model/world.ts'
import { startBuiltServer } from './server-under-test.ts'

/**
 * How many stories are tried: more with `MODEL_STORIES=1000 npm test -- test/hiring-model.test.ts`. Without it always the same
 * ones, so that no change is blamed for what it did not do; with it others each time. MODEL_SEED tells those of a run again.
 */
const more = process.env['MODEL_STORIES']
const stories = Number(more ?? 40)
const seed = Number(process.env['MODEL_SEED'] ?? (more ? Date.now() % 2 ** 31 : 1))

let server: Awaited<ReturnType<typeof startBuiltServer>>
beforeAll(async () => {
	server = await startBuiltServer({ TRUSTED_PROXIES: '1' })
})
afterAll(() => server.stop())

/** How often each kind is drawn, against the others. */
type Kinds = [weight: number, steps: fc.Arbitrary<Step>[]][]

const gettingInTheWay = [jobTransition, suspension, privateMode]
const hiring: Kinds = [
	[6, applicationSteps],
	[6, contactSteps],
	[6, messageSteps],
	[9, offerSteps],
	[9, interviewSteps],
	[3, coverSteps],
	[2, gettingInTheWay],
]
const mostlyCover: Kinds = [
	[9, coverSteps],
	[1, [...contactSteps, ...gettingInTheWay]],
]

function storiesOf(kinds: Kinds) {
	const doings = kinds.flatMap(([weight, steps]) =>
		steps.map((arbitrary) => ({ weight, arbitrary: seldomInVain(arbitrary, 15) })),
	)
	const others = [
		lookAtProfile,
		lookForNobody,
		lookAtCover,
		time,
		time,
		monthWithoutAnswer,
		endingOfOffers,
		releaseOfCover,
	]
	const lookings = others.map((arbitrary) => ({ weight: 4, arbitrary }))
	const steps = fc.array(fc.oneof(...doings, ...lookings), { minLength: 40, maxLength: 80, size: 'max' })
	return fc.asyncProperty(steps, (commands) =>
		fc.asyncModelRun(async () => ({ model: newModel(), real: await plant(server.port) }), commands),
	)
}

/** What is wrong after so many stories; null when nothing is. */
async function firstProblem(kinds: Kinds, numRuns: number) {
	process.stdout.write(`  ${numRuns} stories, MODEL_SEED=${seed}\n`)
	const told = await fc.check(storiesOf(kinds), { numRuns, seed })
	return told.failed ? `${fc.defaultReportMessage(told)}\n${String(told.errorInstance)}` : null
}

test('after any actions in any order, the product is in the state its rules say', async () => {
	expect(await firstProblem(hiring, stories)).toBeNull()
}, 3_600_000)

test('the same holds for stories that are mostly about cover', async () => {
	expect(await firstProblem(mostlyCover, Math.ceil(stories / 4))).toBeNull()
}, 3_600_000)
