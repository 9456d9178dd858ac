import { expect, test } from 'vitest'
import { understand } from './understand.server.ts'

test.each([
	['nurse notice period 15 days', 'notice period', 'notice'],
	['staff nurse, notice 1 month', 'notice', 'notice'],
	['nurse under 30', 'under 30', 'age'],
	['surgeon below 45', 'below 45', 'age'],
	['locum for 10 days', '10 days', 'length'],
	['2 months locum pune', '2 months', 'length'],
	['joining bonus 1 lakh', '1 lakh', 'bonus'],
	['50k sign on bonus', '50 k', 'bonus'],
])('of “%s” the page says that “%s” was not used', (q, typed, why) => {
	expect(understand(q, 'jobs').unused).toContainEqual({ typed, why })
})

test.each([
	['doctor under 50 km', null],
	['anesthesiologist under 30 lakh', 'payMax'],
	['nurse 25000', 'pay'],
])('“%s” holds no age', (q, filter) => {
	const { terms, unused } = understand(q, filter === 'payMax' ? 'specialists' : 'jobs')

	expect(unused.map(({ why }) => why)).not.toContain('age')
	if (filter) expect(terms.some((term) => term.filter?.name === filter)).toBe(true)
})

test.each(['anything but icu nurse', 'all but icu nurse', 'everything but ICU nurse'])('“%s” leaves it out', (q) => {
	expect(understand(q, 'jobs').excluded.map(({ label }) => label)).toEqual(['Not ICU Nurse'])
})
