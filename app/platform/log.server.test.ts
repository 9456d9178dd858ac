import { expect, test } from 'vitest'
import { maskPersonal } from './log.server.ts'

test.each([
	['code sent to +919876543210', 'code sent to [phone]'],
	['code sent to 9876543210.', 'code sent to [phone].'],
	['+91 98765 43210 has called', '[phone] has called'],
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
])('%j holds nothing personal', (text) => {
	expect(maskPersonal(text)).toBe(text)
})
