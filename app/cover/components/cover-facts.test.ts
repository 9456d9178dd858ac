import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CoverView } from '../view.ts'
import { CoverFacts } from './cover-facts.tsx'

test('someone who has accepted, or whose work is over, is not asked to call once they accept', () => {
	const read = (status: CoverView['status'], reader: 'hospital' | 'specialist') =>
		renderToStaticMarkup(
			createElement(CoverFacts, {
				cover: { status, details: [], equipment: [] } as unknown as CoverView,
				reader,
			}),
		)

	expect(read('open', 'specialist')).toContain('Call to ask once you accept.')
	expect(read('covered', 'specialist')).toContain('Call to ask.')
	for (const reader of ['hospital', 'specialist'] as const) {
		expect(read('covered', reader)).not.toContain('accept')
		expect(read('finished', reader)).not.toContain('all to ask')
	}
})
