import { expect, test } from 'vitest'
import { adviceToSpecialist } from './advice.ts'
import { readLabelled } from './labelled-sets.fixtures.server.ts'

const texts = readLabelled('never-learned/from-specialists.jsonl')
const textsOf = (isReport: boolean) =>
	texts.filter(({ kind }) => (kind === 'honest') === isReport).map(({ text }): [string] => [text])

test.each(textsOf(false))('a specialist does not send a demand: %s', (text) => {
	expect(adviceToSpecialist(text)).toContain('report the hospital')
})

test.each(textsOf(true))('a specialist tells what was asked, asks about it and names what they earn: %s', (text) => {
	expect(adviceToSpecialist(text)).toBeNull()
})

test('what is quoted after a report is no demand, and a demand beside a report is one', () => {
	expect(adviceToSpecialist('Your HR wrote: “Transfer ₹5,000 to hr@ybl. Then come.” Is that you?')).toBeNull()
	expect(adviceToSpecialist('They asked me for the date.\nTransfer ₹5,000 to me@ybl first.')).not.toBeNull()
	expect(adviceToSpecialist('“Transfer ₹5,000 to me@ybl first.”')).not.toBeNull()
})
