import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RouterLink, NavLink as RouterNavLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link, NavLink } from './server-links.tsx'

const draw = (link: ReactElement) =>
	renderToStaticMarkup(<StaticRouter location="/jobs/Saved?page=2">{link}</StaticRouter>).replace(
		' data-discover="true"',
		'',
	)

const addresses = [
	'/',
	'/jobs',
	'/jobs/saved',
	'/jobs/saved/old',
	'/job',
	'/jobs?q=a%20b&place=Pune+City#job-7',
	'/jobs?',
	'/jobs/',
	'/jobs/../faq',
	'/jobs//saved',
	'/faq#pay',
	'//elsewhere.example/jobs',
	'https://elsewhere.example/jobs',
	'?page=3',
	'#pay',
	'saved',
	'..',
	{ pathname: '/jobs', search: '?q=icu' },
]

test.each(addresses)('a link to %o is drawn as the router draws it', (to) => {
	const props = { className: 'link', replace: true, preventScrollReset: true, reloadDocument: true, 'aria-label': 'Go' }
	expect(draw(<Link {...props} to={to} />)).toBe(draw(<RouterLink {...props} to={to} />))
	for (const end of [true, false])
		expect(draw(<NavLink end={end} className="tab" to={to} />)).toBe(
			draw(<RouterNavLink end={end} className="tab" to={to} />),
		)
	expect(draw(<NavLink to={to}>Go</NavLink>)).toBe(draw(<RouterNavLink to={to}>Go</RouterNavLink>))
})
