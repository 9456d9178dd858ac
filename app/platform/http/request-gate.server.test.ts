import { expect, test } from 'vitest'
import { passesGate } from './request-gate.server.ts'

const appOrigin = 'https://example.org'
const host = 'example.org'

test.each([
	// Sec-Fetch-Site decides wherever a browser sends it, whatever Origin says.
	['POST', 'same-origin', appOrigin, true],
	['POST', 'same-origin', undefined, true],
	['POST', 'same-origin', 'null', true],
	['POST', 'same-site', appOrigin, false],
	['POST', 'same-site', 'https://www.example.org', false],
	['POST', 'cross-site', appOrigin, false],
	['POST', 'cross-site', 'https://evil.example', false],
	['POST', 'cross-site', undefined, false],
	['POST', 'none', appOrigin, false],
	['POST', 'none', undefined, false],
	['POST', '', appOrigin, false],
	['POST', 'SAME-ORIGIN', appOrigin, false],
	// Without it, Origin has to be ours to the letter.
	['POST', undefined, appOrigin, true],
	['POST', undefined, 'https://example.org:443', false],
	['POST', undefined, 'http://example.org', false],
	['POST', undefined, 'https://example.org:8443', false],
	['POST', undefined, 'https://example.org.evil.example', false],
	['POST', undefined, 'https://evil.example', false],
	['POST', undefined, 'https://sub.example.org', false],
	['POST', undefined, 'null', false],
	['POST', undefined, '', false],
	['POST', undefined, undefined, false],
	['PUT', undefined, undefined, false],
	['DELETE', 'cross-site', appOrigin, false],
	['PATCH', undefined, 'https://evil.example', false],
	// Reading changes nothing, so it may come from anywhere.
	['GET', 'cross-site', 'https://evil.example', true],
	['HEAD', undefined, undefined, true],
])('%s with Sec-Fetch-Site %s and Origin %s in production: %s', (method, fetchSite, origin, passes) => {
	expect(passesGate({ method, fetchSite, origin, host, path: '/profile' }, { appOrigin, trustHost: false })).toBe(
		passes,
	)
})

test.each([
	['http://127.0.0.1:3000', '127.0.0.1:3000', true],
	['http://192.168.1.20:3000', '192.168.1.20:3000', true],
	['http://192.168.1.20:3000', '127.0.0.1:3000', false],
	['https://127.0.0.1:3000', '127.0.0.1:3000', false],
	['null', '127.0.0.1:3000', false],
	['http://evil.example', undefined, false],
])('in the demo Origin %s counts as ours when the browser really talks to %s: %s', (origin, usedHost, passes) => {
	const sender = { method: 'POST', fetchSite: undefined, origin, host: usedHost, path: '/profile' }

	expect(passesGate(sender, { appOrigin: 'http://localhost:3000', trustHost: true })).toBe(passes)
	expect(passesGate(sender, { appOrigin: 'http://localhost:3000', trustHost: false })).toBe(false)
})

test.each([
	['POST', '/permit/token', true],
	['POST', '/permit/token/more', false],
	['POST', '/profile', false],
	['PUT', '/permit/token', false],
])('a mail program that says nothing about itself may %s to %s: %s', (method, path, passes) => {
	const noOne = { method, fetchSite: undefined, origin: undefined, host, path }
	const isPermit = (asked: string) => asked === '/permit/token'

	expect(passesGate(noOne, { appOrigin, trustHost: false, isPermit })).toBe(passes)
})

test.each([
	['cross-site', undefined],
	['cross-site', 'https://evil.example'],
	[undefined, 'https://evil.example'],
	[undefined, 'null'],
])('a page of another site may not post to a permit either: %s, %s', (fetchSite, origin) => {
	const page = { method: 'POST', fetchSite, origin, host, path: '/permit/token' }

	expect(passesGate(page, { appOrigin, trustHost: false, isPermit: () => true })).toBe(false)
})
