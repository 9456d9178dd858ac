import { expect, test } from 'vitest'
import { appealRefusals } from './appeal-page.tsx'

test('a second appeal is refused in words that also hold for a suspended hospital, which has nothing to resubmit', () => {
	expect(appealRefusals['already-appealed']).toBe(
		'You have already appealed. You can appeal once against each decision.',
	)
})
