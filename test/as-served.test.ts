import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import flags from '#start/node-flags.json' with { type: 'json' }
import { asServed } from './as-served.ts'

test('a test starts our servers and scripts with the flags of production', () => {
	expect(asServed('build/server/main.js')).toEqual([...flags.always, ...flags.smallHeap, 'build/server/main.js'])
	expect(asServed('demo/seed.ts', '--all')).toEqual([...flags.always, 'demo/seed.ts', '--all'])
	const starts = /process\.execPath,\s*\[\s*['"](?:build|server|start|operate|demo)\/(?!boot\.mjs)/
	const tests = globSync(['{app,e2e,start,operate,framework,server,test}/**/*.{test,spec}.ts', 'test/*.ts', 'e2e/*.ts'])
	expect(tests.length).toBeGreaterThan(300)
	expect(tests.filter((file) => starts.test(readFileSync(file, 'utf8')))).toEqual([])
})
