import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const most = { maxBuffer: 1 << 28 }

/** What it printed, and whether it ended well. */
export function tryDocker(...args: string[]) {
	const { status, stdout, stderr, error } = spawnSync('docker', args, { ...most, encoding: 'utf8' })
	if (error) throw error
	return { isDone: status === 0, printed: stdout.trim(), complaint: stderr.trim() }
}

/** What it printed. Throws with what it complained of. */
export function docker(...args: string[]): string {
	const { isDone, printed, complaint } = tryDocker(...args)
	if (!isDone) throw new Error(`docker ${args.join(' ')}:\n${printed}\n${complaint}`)
	return printed
}

/** The same while something else goes on. */
export const dockerMeanwhile = (...args: string[]) => promisify(execFile)('docker', args, most)
