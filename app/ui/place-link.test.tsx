import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PlaceLink } from './place-link.tsx'

const isCurrentAt = (address: string) =>
	renderToStaticMarkup(
		<MemoryRouter initialEntries={[address]}>
			<PlaceLink to="/doctors/dashboard" also="/profile">
				Profile
			</PlaceLink>
		</MemoryRouter>,
	).includes('aria-current="page"')

test.each(['/doctors/dashboard', '/profile', '/profile/skills'])(
	'a link says that one is there already at %s',
	(address) => {
		expect(isCurrentAt(address)).toBe(true)
	},
)

test.each(['/', '/profiles', '/settings'])('and not at %s', (address) => {
	expect(isCurrentAt(address)).toBe(false)
})
