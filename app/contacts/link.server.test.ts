import { expect, test } from 'vitest'
import { readRequestLink, requestLink } from './link.server.ts'

const id = '0198b1c2-0000-4000-8000-000000000001'
const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

test('a link opens its one request, and is short enough for an SMS', () => {
	const token = tokenOf(requestLink(id))

	expect(readRequestLink(token)).toBe(id)
	expect(token.length).toBeLessThan(40)
})

test('a changed link opens nothing', () => {
	const token = tokenOf(requestLink(id))
	const other = tokenOf(requestLink('0198b1c2-0000-4000-8000-000000000002'))

	expect(readRequestLink(token.slice(0, 22) + other.slice(22))).toBeNull()
	expect(readRequestLink(`${token}a`)).toBeNull()
	expect(readRequestLink(token.replace(/.$/, token.endsWith('A') ? 'B' : 'A'))).toBeNull()
	expect(readRequestLink(id)).toBeNull()
	expect(readRequestLink(undefined)).toBeNull()
})
