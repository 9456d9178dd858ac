import { expect, test } from 'vitest'
import { longestReturnTo, safeReturnTo } from './return-to.ts'

test.each([
	'/',
	'/jobs',
	'/jobs?city=Pune&page=2',
	'/jobs/0190a5f0-0000-7000-8000-000000000000',
	'/settings?tab=profile#resume',
	'/jobs?q=a//b',
	'/jobs?next=https://example.org/',
])('%s is on our site', (value) => {
	expect(safeReturnTo(value)).toBe(value)
})

test.each([
	'//evil.example',
	'///evil.example',
	'////evil.example',
	'//evil.example/%2f..',
	'/\\evil.example',
	'\\\\evil.example',
	'\\/evil.example',
	'/\\/evil.example',
	'/\t/evil.example',
	'/\n/evil.example',
	'/\r/evil.example',
	'/\r\n/evil.example',
	'/ /evil.example',
	'/\u00a0/evil.example',
	'/\u0000/evil.example',
	'/\u200b/evil.example',
	'/\u202e/evil.example',
	'\t//evil.example',
	' //evil.example',
	' /jobs',
	'/%09/evil.example',
	'/%0a/evil.example',
	'/%0d/evil.example',
	'/%00/evil.example',
	'/%2fevil.example',
	'/%2Fevil.example',
	'/%2f%2fevil.example',
	'/%5cevil.example',
	'/%5C%5Cevil.example',
	'/.//evil.example',
	'/..//evil.example',
	'/a/../../\t//evil',
	'/a/..//evil.example',
	'/./\\evil.example',
	'/\uff0fevil.example',
	'/\u2044evil.example',
	'/\u2215evil.example',
	'/\u29f8evil.example',
	'/\uff3cevil.example',
	'http://evil.example',
	'https://evil.example',
	'HTTPS://evil.example',
	'https:evil.example',
	'https:/evil.example',
	'https:///evil.example',
	'http:\\\\evil.example',
	'//user@evil.example',
	'//localhost@evil.example',
	'https://localhost@evil.example',
	'javascript:alert(1)',
	'JavaScript:alert(1)',
	'java\nscript:alert(1)',
	'data:text/html,x',
	'vbscript:x',
	'blob:https://evil.example',
	'file:///etc/passwd',
	'mailto:a@evil.example',
	'evil.example',
	'jobs',
	'./jobs',
	'../jobs',
	'?next=/jobs',
	'#jobs',
	'',
	`/${'a'.repeat(longestReturnTo)}`,
])('%j leads home', (value) => {
	expect(safeReturnTo(value)).toBe('/')
})

test('what is not text leads home', () => {
	for (const value of [undefined, null, 7, ['/jobs'], { toString: () => '/jobs' }])
		expect(safeReturnTo(value)).toBe('/')
})
