import { expect, test } from 'vitest'
import { type Relation, strangers } from '#app/relations/rules.ts'
import { mayReadAttachment } from './policy.ts'
import { stages } from './stage.ts'

test('the attached file comes with mutual interest, once it was found clean, and until the specialist withdraws', () => {
	const mutual = { ...strangers, applied: true, contactAccepted: true }
	const readable = (scan: Parameters<typeof mayReadAttachment>[0]['scan'], relation: Relation) =>
		stages.filter((stage) => mayReadAttachment({ stage, scan }, relation))

	expect(readable('clean', mutual)).toEqual(stages.filter((stage) => stage !== 'withdrawn'))
	expect(readable('clean', { ...strangers, applied: true })).toEqual([])
	for (const scan of ['scanning', 'infected', null] as const) expect(readable(scan, mutual)).toEqual([])
})
