import { expect, test } from 'vitest'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { factsOf } from './job-facts.server.ts'

test.each([
	[true, { title: 'On-call Anesthesiologist' }],
	[true, { title: 'Anesthetist, on call basis' }],
	[true, { payUnit: 'case' }],
	[true, { shiftType: 'emergency' }],
	[true, { employmentType: 'visiting' }],
	[true, { payUnit: 'shift', onCall: 'home' }],
	[false, { payUnit: 'month', onCall: 'home', onCallEvery: 5 }],
	[false, { payUnit: 'shift', employmentType: 'locum' }],
	[false, { title: 'Consultant Anesthesiologist' }],
] as const)('that a job is on call is %s for %j', async (isOnCall, overrides) => {
	expect(factsOf(await aJob(overrides)).isOnCall).toBe(isOnCall)
})
