import { expect, test } from 'vitest'
import { type Relation, strangers } from '#app/relations/rules.ts'
import { whyClosed } from './policy.ts'

test.each<[string, Partial<Relation>, ReturnType<typeof whyClosed>]>([
	['an application', { applied: true }, null],
	['an application, and a block', { applied: true, blocked: true }, 'blocked'],
	['an application to a hospital that is not verified', { applied: true, verified: false }, 'not-verified'],
	['an application of someone who is suspended', { applied: true, suspended: true }, 'suspended'],
	['nothing, with someone who is suspended', { suspended: true }, 'over'],
	['nothing', {}, 'over'],
])('with %s between the two, writing is closed as it should be', (_, relation, why) => {
	expect(whyClosed({ ...strangers, ...relation })).toBe(why)
})
