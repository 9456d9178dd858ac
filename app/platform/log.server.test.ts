import { expect, test } from 'vitest'
import { maskPersonal, pathForLog } from './log.server.ts'

test.each([
	['code sent to +919876543210', 'code sent to [phone]'],
	['code sent to 9876543210.', 'code sent to [phone].'],
	['+91 98765 43210 has called', '[phone] has called'],
	['+91-98765-43210 and 987 654 3210', '[phone] and [phone]'],
	['/people/%2B919876543210', '/people/[phone]'],
	['/people/%2B91%2098765%2043210/edit', '/people/[phone]/edit'],
	['/people/%252B91%252098765%252043210', '/people/[phone]'],
	['/people/+91+98765+43210', '/people/[phone]'],
	['/people/00919876543210', '/people/[phone]'],
	['/people/098765%2D43210', '/people/[phone]'],
	['/people/Asha%209876543210', '/people/Asha%20[phone]'],
	['your code is 123456', 'your code is [code]'],
	['codes "123456" and "654321"', 'codes "[code]" and "[code]"'],
])('%j is logged as %j', (text, masked) => {
	expect(maskPersonal(text)).toBe(masked)
})

test.each([
	'0190a5f0-1234-7000-8000-123456789012',
	'at 1763712000000',
	'port 54321',
	'/jobs/0190a5f0-1234-7000-8000-987654321012',
	'98765432-1098-7654-8321-098765432109',
	'2026-11-22T13:15:09.123Z',
])('%j holds nothing personal', (text) => {
	expect(maskPersonal(text)).toBe(text)
})

test('a path is logged without its query and without the links out of emails', () => {
	expect(pathForLog('/jobs?phone=9876543210')).toBe('/jobs')
	expect(pathForLog(`/r/${'aB3-'.repeat(10)}/done`)).toBe('/r/[token]/done')
	expect(pathForLog('/jobs/0190a5f0-1234-7000-8000-987654321012')).toBe('/jobs/0190a5f0-1234-7000-8000-987654321012')
})
