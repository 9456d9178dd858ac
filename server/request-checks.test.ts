import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { refusal } from './request-checks.ts'

function requestFor(...hosts: string[]) {
	const request = new IncomingMessage(new Socket())
	return Object.assign(request, {
		method: 'GET',
		url: '/jobs',
		headers: { host: hosts[0] },
		rawHeaders: hosts.flatMap((host, at) => [at === 0 ? 'Host' : 'HOST', host]),
	})
}

test('a request with two hosts is refused, whichever of them is ours', () => {
	const rules = { appOrigin: 'https://example.org', trustHost: false }

	expect(refusal(requestFor('example.org', 'evil.example'), rules)).toBe(400)
	expect(refusal(requestFor('example.org', 'example.org'), rules)).toBe(400)
	expect(refusal(requestFor('example.org'), rules)).toBeUndefined()
})
