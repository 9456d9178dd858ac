import { spawnSync } from 'node:child_process'
import type { Finding } from './finding.ts'

/** The tests of access and of leaks, with every page asked by every role, and sixty of those that are alike. Those of each day take some, in turn. */
export async function askAsEveryRole(): Promise<Finding[]> {
	const tests = ['test/requests/authorization.test.ts', 'e2e/requests/leaks.spec.ts']
	const { status } = spawnSync(process.execPath, ['start/main.ts', 'test', ...tests], {
		stdio: 'inherit',
		env: { ...process.env, EXHAUSTIVE: 'yes' },
	})
	return [
		{
			row: 40,
			what: 'Every page and command asked by each of ten roles, as a page, as data and with ids that are unknown or none; every link followed',
			wanted: 'all answer as access-cases and groups say, and nothing private is found',
			measured: status === 0 ? 'all do' : 'some do not',
			isMet: status === 0,
		},
	]
}
