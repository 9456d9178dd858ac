import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { auditYears } from '#app/durations.ts'
import { logYears } from '#app/law.ts'
import { checkedForDays, legalCheckedOn, legalFacts, staleLegalNumbers } from '#app/law-sources.ts'
import { istToday } from '#app/platform/text/dates.ts'

/** A release of the past is built again on its own day: `LEGAL_NUMBERS_ON=2026-12-01 npm test -- test/law`. */
const today = process.env['LEGAL_NUMBERS_ON'] ?? istToday(new Date())

test('every number of a law was compared with its source in the last 180 days', () => {
	expect(staleLegalNumbers(today)).toEqual([])
})

test('a number is stale from the 181st day on', () => {
	const facts = { acknowledgeHours: { ...legalFacts.acknowledgeHours, checkedOn: '2026-11-30' } }

	expect(staleLegalNumbers('2027-05-29', facts)).toEqual([])
	expect(staleLegalNumbers('2027-05-30', facts)).toEqual(['acknowledgeHours'])
	expect(checkedForDays).toBe(180)
})

test('pages say when the number that was checked longest ago was checked', () => {
	expect(Object.values(legalFacts).every(({ checkedOn }) => checkedOn >= legalCheckedOn())).toBe(true)
})

test('every exported number has a source and someone who confirms it', () => {
	const source = readFileSync('app/law.ts', 'utf8')
	const numbers = [...source.matchAll(/^export const (\w+) = [\d_]+$/gm)].map(([, name]) => name)

	expect(numbers.filter((name) => name !== 'checkedForDays').toSorted()).toEqual(Object.keys(legalFacts).toSorted())
	for (const { source: from, confirms } of Object.values(legalFacts)) expect(from && confirms).toBeTruthy()
})

test('the audit log is kept at least as long as the rules ask for', () => {
	expect(auditYears).toBeGreaterThanOrEqual(logYears)
})

test('terms, privacy policy and contact page write no number of a law themselves', () => {
	for (const page of ['terms', 'privacy', 'contact', 'privacy']) {
		const text = readFileSync(`app/content/pages/${page}.mdx`, 'utf8')
		const about = text
			.split('\n')
			.filter((line) => /complaint|order of a court|breach|Board of India|under 18/i.test(line))

		expect(about.length).toBeGreaterThan(0)
		expect(about.join('\n')).not.toMatch(/\b\d+ (?:hours|days)\b|under \d|\bsix hours\b/)
	}
})
