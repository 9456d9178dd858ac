import { globSync, readFileSync } from 'node:fs'
import type { LoaderFunctionArgs } from 'react-router'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { accountOf, enter, type Matched } from './groups.server.ts'

const operator = { kind: 'operator', accountId: 'one', name: 'Asha', role: 'lead' } as never

const asked = () =>
	({
		request: new Request('http://localhost/'),
		context: new RouterContextProvider(),
		params: {},
		pattern: '/',
	}) as never

test('a page behind a group knows who came in, and its answer is not for search engines', async () => {
	const args = asked() as LoaderFunctionArgs & Matched
	const answer = await enter('operators', () => operator)(args, () => Promise.resolve(new Response('page')))

	expect(accountOf(args.context)).toBe(operator)
	expect((answer as Response).headers.get('X-Robots-Tag')).toBe('noindex')
})

test('every group of routes.ts is entered that way', () => {
	const layouts = globSync('app/*/routes/group-*.tsx')

	expect(layouts.length).toBeGreaterThan(10)
	expect(layouts.filter((file) => !/\benter\(\n?\s*'/.test(readFileSync(file, 'utf8')))).toEqual([])
})
