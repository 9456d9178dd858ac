import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }

// npm leaves out what the registry of the moment does not offer, and then `npm ci` refuses the file everywhere.
test('the lock file names the packages of all platforms', () => {
	const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
	const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies).filter(
			(name) => !(`node_modules/${name}` in packages) && !(`${from}/node_modules/${name}` in packages),
		),
	)

	expect(missing).toEqual([])
})
