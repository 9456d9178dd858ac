import { afterEach, expect, test } from 'vitest'
import { trustOwnScripts } from './trusted-strings.ts'

type Rules = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
const window = globalThis as { trustedTypes?: unknown }

afterEach(() => {
	delete window.trustedTypes
})

test('a page makes no markup of strings; its own scripts and the addresses of our files are let through', () => {
	const made: Rules[] = []
	window.trustedTypes = { createPolicy: (_name: string, rules: Rules) => made.push(rules) }
	trustOwnScripts()
	const [rules] = made
	if (!rules) throw new Error('No policy was made')

	for (const text of ['', '<script></script>', '{"@context":"https://schema.org"}', 'window.__context = {}'])
		expect(rules.createHTML(text)).toBe(text)
	for (const markup of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '{"@context":"</script><b>"}'])
		expect(() => rules.createHTML(markup)).toThrow('not ours')
	expect(rules.createScriptURL('/assets/a.js')).toBe('/assets/a.js')
	expect(() => rules.createScriptURL('https://evil.example/a.js')).toThrow('not ours')
})
