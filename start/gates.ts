import { runQuietly } from './processes.ts'

export type Gate = { name: string; run: () => Promise<unknown> }

/** The types of the routes, which the compiler and the linter both ask for. */
export const typegen = () => runQuietly('react-router', ['typegen'])

export const types: Gate = { name: 'types', run: () => runQuietly('tsc', ['-p', '.']) }

export const lint: readonly Gate[] = [
	{ name: 'lint', run: () => runQuietly('oxlint', ['--type-aware', '--deny-warnings']) },
	{ name: 'format', run: () => runQuietly('biome', ['format', '.']) },
	{ name: 'unused code', run: () => runQuietly('knip', ['--no-progress']) },
]
