import { expect, test } from 'vitest'
import { jobTexts } from '#scripts/seed/job-texts.ts'
import { moreJobTexts } from '#scripts/seed/more-job-texts.ts'
import { blindDemands, blindHonest } from './examples/blind.fixtures.ts'
import { fresh } from './examples/fresh.fixtures.ts'
import { heldOutDeceptive, heldOutHonest } from './examples/held-out.fixtures.ts'
import { neverLearned } from './examples/never-learned.fixtures.ts'
import { tunedDeceptive, tunedHonest } from './examples/tuned.fixtures.ts'
import { voices } from './examples/voices.fixtures.ts'
import { widerDemands, widerHonest } from './examples/wider.fixtures.ts'
import { markTexts, reasonsOf } from './marked.ts'
import { scanTexts } from './scanner.ts'

const rulesIn = (text: string) => new Set<string>(scanTexts([{ field: 'Description', text }]).map(({ rule }) => rule))

const sets: Record<string, readonly string[]>[] = [
	{ ...tunedDeceptive, honest: tunedHonest },
	{ ...heldOutDeceptive, honest: heldOutHonest },
	{ fee: blindDemands, honest: blindHonest },
	{ fee: widerDemands, honest: widerHonest },
	...Object.values(voices),
	fresh,
]
const texts = sets.flatMap((set) => Object.entries(set))
const deceptive = texts.filter(([rule]) => rule !== 'honest')
const honest = texts.flatMap(([rule, each]) => (rule === 'honest' ? each : []))
const demand = deceptive.flatMap(([rule, each]) => (rule === 'fee' ? each : []))

test('the labelled set has at least 300 texts of both kinds', () => {
	expect(deceptive.flatMap(([, texts]) => texts).length + honest.length).toBeGreaterThanOrEqual(300)
	expect(honest.length).toBeGreaterThanOrEqual(150)
})

test('at least 98 of 100 texts that ask for money are found as such', () => {
	const missed = demand.filter((text) => !rulesIn(text).has('fee'))

	expect(missed.length / demand.length).toBeLessThanOrEqual(0.02)
})

test.each(deceptive.filter(([rule]) => rule !== 'fee'))('texts of the kind %s are held', (_rule, texts) => {
	expect(texts.filter((text) => rulesIn(text).size === 0)).toEqual([])
})

test('at most 2 of 100 honest texts are held', () => {
	const held = honest.filter((text) => rulesIn(text).size > 0)

	expect(held.length / honest.length).toBeLessThanOrEqual(0.02)
})

test('of texts that the weights never learned from, 97 of 100 demands and 90 of 100 others are held, and 3 of 100 honest ones', () => {
	const share = (texts: readonly string[]) => texts.filter((text) => rulesIn(text).size > 0).length / texts.length
	const { fee, documents, account, contact } = neverLearned

	expect(share(fee)).toBeGreaterThanOrEqual(0.97)
	expect(share([...documents, ...account, ...contact])).toBeGreaterThanOrEqual(0.9)
	expect(share(neverLearned.honest)).toBeLessThanOrEqual(0.03)
})

test('no job of the demo is held', () => {
	const texts = [...jobTexts, ...moreJobTexts].map(({ title, description, responsibilities, requirements, skills }) =>
		[title, description, ...responsibilities, ...requirements, ...skills].join('\n'),
	)

	expect(texts.filter((text) => rulesIn(text).size > 0)).toEqual([])
})

test('an honest sentence beside a demand does not hide it', () => {
	expect(rulesIn('No registration fee. A refundable deposit of ₹5,000 is taken at joining.')).toContain('fee')
	expect(rulesIn('We pay ₹2,00,000 a month. Candidates pay ₹2,000 for verification.')).toContain('fee')
})

test('what was found is marked at its place in the original, also where letters were spelled apart', () => {
	const text = 'Good pay. D E P O S I T of ₹५,००० before joining.'
	const findings = scanTexts([{ field: 'Description', text }])

	expect(findings[0]?.quote).toContain('D E P O S I T')
	const [marked] = markTexts([{ field: 'Description', text }], findings)
	expect(marked?.parts.map((part) => part.text).join('')).toBe(text)
	expect(marked?.parts.find(({ rule }) => rule === 'fee')?.text).toContain('D E P O S I T')
	expect(reasonsOf(findings)).toMatchObject([{ rule: 'fee', places: [expect.stringContaining('Description: “')] }])
})
