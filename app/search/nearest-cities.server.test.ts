import { expect, test } from 'vitest'
import { understand } from '#app/catalog/words/understand.server.ts'
import { withoutPlaces } from './nearest-cities.server.ts'

test.each([
	['412208', ''],
	['nurse daund', 'nurse'],
	['ICU nurse in Jejuri nights', 'ICU nurse in nights'],
	['icu nurse', 'icu nurse'],
])('of “%s” another city is offered for “%s”', (q, rest) => {
	expect(withoutPlaces(q, understand(q, 'jobs').terms)).toBe(rest)
})
