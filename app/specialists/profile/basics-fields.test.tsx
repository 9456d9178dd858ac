import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BasicsFields } from './basics-fields.tsx'

test('place and years stay in line when one of them is refused', () => {
	const basics = (['speciality', 'location', 'years'] as const).map((field) => ({ field, suggested: '' }))
	const page = renderToStaticMarkup(
		<BasicsFields basics={basics} problem={{ fields: { years: ['Enter a number.'] } }} />,
	)

	// The class gives labels, inputs and messages of both one line each (ui/styles/controls.css).
	expect(page).toMatch(/class="field-pair">.*name="location".*name="years"/)
})
