import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StopReason } from './stop-reason.ts'

const megabyte = 1024 * 1024
const neededMegabytes = 150

/** Makes the data folder, and says in one sentence why that is not possible. */
export function prepareDataFolder(folder: string): string {
	const full = path.resolve(folder)
	const probe = path.join(full, `.probe-${process.pid}`)
	try {
		makeFolder(full)
		writeFileSync(probe, 'may I write here?')
		rmSync(probe)
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : undefined
		if (code === 'ENOSPC') throw fullDisk(full, 0)
		if (code === 'ENOTDIR' || code === 'EEXIST') {
			throw new StopReason(
				`The data folder ${full} cannot be made: a file is in its place. Set DATA_DIR to another folder.`,
			)
		}
		throw new StopReason(
			`The data folder ${full} is not writable. Make it writable, or set DATA_DIR to another folder.`,
		)
	}
	const { bavail, bsize } = statfsSync(full)
	const free = Math.floor((bavail * bsize) / megabyte)
	if (free < neededMegabytes) throw fullDisk(full, free)
	return full
}

/** One level at a time: Node's own recursion never ends where the system knows the parent but denies a child (/proc). */
function makeFolder(folder: string) {
	if (existsSync(folder)) return
	makeFolder(path.dirname(folder))
	mkdirSync(folder)
}

const fullDisk = (folder: string, free: number) =>
	new StopReason(
		`The disk is full: ${folder} has ${free} MB left and the database needs ${neededMegabytes} MB. Make room, or set DATA_DIR to another disk.`,
	)
