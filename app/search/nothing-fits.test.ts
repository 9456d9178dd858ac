import { expect, test } from 'vitest'
import { nothingFits } from './nothing-fits.ts'

test('a list without results names the filters that leave nothing, and never two where there is one', () => {
	expect(nothingFits('job', [{ label: 'bams rmo' }])).toBe('No job here matches “bams rmo”.')
	expect(nothingFits('specialist', [{ label: 'Nurses' }, { label: 'Pune' }])).toBe(
		'Remove two or more of these to see specialists: “Nurses”, “Pune”.',
	)
})
