import { expect, test } from 'vitest'
import { previewSheet, previewTerms } from '../components/preview-job.ts'
import { sectionsOf } from '../components/sections.ts'

test('a part is complete once all that it needs is there and was not refused', () => {
	const filled: Record<string, string> = { description: 'Call 98220 12345.', requiredSkills: 'TEE' }
	const workOf = (values: Record<string, string>, refused?: string) => {
		const read = (name: string) => values[name] ?? ''
		return sectionsOf(read, { sheet: previewSheet(read), terms: previewTerms(read) }, (name) => name === refused).find(
			({ id }) => id === 'work',
		)
	}

	expect(workOf(filled)).toMatchObject({ isComplete: true, status: 'Complete' })
	expect(workOf({ ...filled, requiredSkills: ' ' })).toMatchObject({ isComplete: false, status: '1 field left' })
	expect(workOf(filled, 'description')).toMatchObject({ isComplete: false, status: '1 field left' })
})
