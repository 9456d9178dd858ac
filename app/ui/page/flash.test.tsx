import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FlashRegion } from './flash.tsx'

const leaves = (detail: string) =>
	renderToStaticMarkup(<FlashRegion flash={{ title: 'Saved', detail }} />).includes('flash-brief')

test('a message that takes longer to read than it would stay does not leave before it is closed', () => {
	expect(leaves('Verified hospitals can find you now.')).toBe(true)
	expect(
		leaves(
			'Your profile is 64% complete. Next: At least three skills. Ruby Hall: No hospital of this name is on our site yet. Your profile stays hidden if one registers.',
		),
	).toBe(false)
})
