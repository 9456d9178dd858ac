import { execFileSync, spawnSync } from 'node:child_process'
import {
	accessSync,
	chownSync,
	constants,
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
} from 'node:fs'
import path from 'node:path'
import { StopReason } from './stop-reason.ts'

/** PostgreSQL refuses to run as root, so then it runs as another user. */
export type DatabaseUser = { uid: number; gid: number } | undefined

function findAccount(name: string): DatabaseUser {
	const line = readFileSync('/etc/passwd', 'utf8')
		.split('\n')
		.find((entry) => entry.startsWith(`${name}:`))
	const [, , uid, gid] = line?.split(':') ?? []
	return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

function makeAccount(name: string): DatabaseUser {
	try {
		execFileSync('useradd', ['--system', '--user-group', '--no-create-home', name], { stdio: 'ignore' })
	} catch {
		return undefined
	}
	return findAccount(name)
}

/** Undefined keeps our user. Otherwise the owner of an existing data folder, else `postgres`, else `nobody`. */
export function chooseDatabaseUser(folder: string): DatabaseUser {
	if (process.getuid?.() !== 0) return undefined
	if (existsSync(folder)) {
		const { uid, gid } = statSync(folder)
		if (uid !== 0) return { uid, gid }
	}
	const user = findAccount('postgres') ?? makeAccount('postgres') ?? findAccount('nobody')
	if (user) return user
	throw new StopReason(
		'The database does not run as root, and no other account could be made. Run this as an ordinary user.',
	)
}

export const asUser = (user: DatabaseUser) => (user ? { uid: user.uid, gid: user.gid } : {})

/** Can the account reach this program? Programs under /root or in a private temporary folder are out of its sight. */
export const mayRun = (program: string, user: DatabaseUser) =>
	spawnSync(program, ['--version'], { ...asUser(user), cwd: '/', stdio: 'ignore' }).status === 0

export const mayEnter = (folder: string, user: DatabaseUser) =>
	user === undefined ||
	spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { ...asUser(user), cwd: '/', stdio: 'ignore' })
		.status === 0

/** A folder for the database that every account can reach, for when the data folder itself cannot be. */
export function reachableFolder(name: string): string {
	for (const base of ['/var/lib', '/var/tmp', '/tmp']) {
		try {
			accessSync(base, constants.W_OK)
			return path.join(base, name)
		} catch {
			// The next one, then.
		}
	}
	throw new StopReason('The account that runs the database cannot reach this folder. Run this as an ordinary user.')
}

export function giveTo(user: DatabaseUser, folder: string) {
	if (!user) return
	chownSync(folder, user.uid, user.gid)
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const file = path.join(entry.parentPath, entry.name)
		if (!lstatSync(file).isSymbolicLink()) chownSync(file, user.uid, user.gid)
	}
}

/** Copies PostgreSQL's programs to where the account can run them. */
export function copyPrograms(nativeFolder: string, to: string) {
	if (existsSync(path.join(to, 'bin', 'postgres'))) return
	mkdirSync(to, { recursive: true })
	cpSync(nativeFolder, to, { recursive: true, verbatimSymlinks: true })
}
