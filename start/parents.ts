import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Parent and name of a process; undefined when it is gone or cannot be asked. */
function look(pid: number): { parent: number; command: string } | undefined {
	try {
		if (process.platform === 'linux') {
			const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
			const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
			return { parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), command }
		}
		const [, parent, command] =
			/^\s*(\d+)\s+(.*)/.exec(execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })) ??
			[]
		return parent === undefined ? undefined : { parent: Number(parent), command: command ?? '' }
	} catch {
		return undefined
	}
}

/** Is `pid` a running process whose command line contains all `words`? Guards against numbers that were given out again. */
export function isProcess(pid: number, ...words: string[]): boolean {
	const found = look(pid)
	return found !== undefined && words.every((word) => found.command.includes(word))
}

function isAlive(pid: number) {
	try {
		process.kill(pid, 0)
		return true
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM'
	}
}

/** The launcher above us and npm above that, as far as they can be made out. */
function launchers(): number[] {
	const found = [process.ppid]
	let pid = look(process.ppid)?.parent
	// Between npm and the launcher there may be a shell.
	for (let hops = 0; hops < 2 && pid !== undefined && pid > 1; hops++) {
		const above = look(pid)
		if (above && /\bnpm\b/.test(above.command)) {
			found.push(pid)
			break
		}
		pid = above?.parent
	}
	return found
}

/** Calls `onGone` when npm or the launcher was killed and could not tell us. */
export function watchParents(onGone: () => void) {
	const watched = launchers()
	const clock = setInterval(() => {
		if (watched.every(isAlive)) return
		clearInterval(clock)
		onGone()
	}, 500)
	clock.unref()
	process.once('disconnect', onGone)
}
