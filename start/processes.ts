import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import flags from './node-flags.json' with { type: 'json' }
import { StopReason } from './stop-reason.ts'

type Variables = Record<string, string | undefined>

const running = new Set<ChildProcess>()

/** Read before a script: its address, as it stands in the options of Node too. */
export const quickResolve = new URL('quick-resolve.mjs', import.meta.url).href

/** A tool from node_modules, or one of our scripts, run by this very Node; a script with the flags of production. */
function commandLine(tool: string, args: string[]): string[] {
	const bin = path.resolve('node_modules', '.bin', tool)
	return existsSync(bin) ? [bin, ...args] : [...flags.always, '--import', quickResolve, path.resolve(tool), ...args]
}

function start(tool: string, args: string[], variables: Variables, output: 'pipe' | 'inherit') {
	const child = spawn(process.execPath, commandLine(tool, args), {
		stdio: ['ignore', output, output],
		env: { ...process.env, ...variables },
	})
	running.add(child)
	child.once('close', () => running.delete(child))
	return child
}

export type Outcome = { code: number; output: string }

/** Runs to the end and returns what was printed. */
function run(tool: string, args: string[], variables: Variables = {}): Promise<Outcome> {
	return new Promise((resolve) => {
		const child = start(tool, args, variables, 'pipe')
		let output = ''
		const add = (chunk: Buffer) => void (output += String(chunk))
		child.stdout?.on('data', add)
		child.stderr?.on('data', add)
		child.once('error', (error) => resolve({ code: 1, output: error.message }))
		child.once('close', (code) => resolve({ code: code ?? 1, output }))
	})
}

/** Prints nothing unless it fails; then stops the command with everything it said. */
export async function runQuietly(tool: string, args: string[], variables: Variables = {}) {
	const { code, output } = await run(tool, args, variables)
	if (code !== 0) throw new StopReason(`${path.basename(tool)} ${args.join(' ')} failed:\n${output.trim()}`)
	return output
}

/** Runs to the end in the open and returns the exit code. */
export function runInTheOpen(tool: string, args: string[], variables: Variables = {}): Promise<number> {
	return new Promise((resolve) => {
		const child = start(tool, args, variables, 'inherit')
		child.once('error', () => resolve(1))
		child.once('close', (code) => resolve(code ?? 1))
	})
}

/** Ends everything that this command started, and waits for it. */
export async function endAll(signal: NodeJS.Signals = 'SIGTERM') {
	const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)))
	for (const child of running) child.kill(signal)
	await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 10_000).unref())])
}
