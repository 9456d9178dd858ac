import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compactManifests } from '../framework/compact-manifest.ts'
import { acquireLock } from './lock.ts'
import { runQuietly } from './processes.ts'
import { precompress } from '../framework/precompress.ts'
import { step } from './progress.ts'

const sources = [
	'app/**/*',
	'server/**/*',
	'public/**/*',
	'vite.config.ts',
	'react-router.config.ts',
	'tsconfig.json',
	'package-lock.json',
	'framework/**/*',
]
const stamp = path.join('build', '.stamp')

/** One number for all that the build is made from; tests and what they plant are not part of it. */
export function hashOfSources(): string {
	const hash = createHash('sha256')
	for (const file of globSync(sources).sort()) {
		if (/\.test\.tsx?$|fixtures\.server\.ts$/.test(file) || !statSync(file).isFile()) continue
		hash.update(file).update('\0').update(readFileSync(file)).update('\0')
	}
	return hash.digest('hex')
}

const isBuilt = (hash: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

/** Builds the app unless the last build was made from the very same sources. */
export async function build(force = false) {
	const hash = hashOfSources()
	if (!force && isBuilt(hash)) return
	// Another build takes as long as its machine needs; if its process dies, the lock is free.
	const lock = await acquireLock('build', '.', Number.POSITIVE_INFINITY, () => '')
	if ('owner' in lock) throw new Error('Waited for another build, and it did not end')
	try {
		if (!force && isBuilt(hash)) return
		await step('building', async () => {
			await runQuietly('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
			await runQuietly('vite', ['build', '--config', 'server/vite.config.ts', '--logLevel', 'warn'], {
				NODE_ENV: 'production',
			})
			compactManifests(path.join('build', 'client', 'assets'))
			precompress(path.join('build', 'client'))
			writeFileSync(stamp, hash)
		})
	} finally {
		lock.release()
	}
}
