import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { build } from '#start/build.ts'
import { thriftyMalloc } from '#start/server-process.ts'
import { env } from '#app/platform/env.server.ts'
import { asServed } from './as-served.ts'
import { asApp } from './database-url.ts'
import { freePort } from './free-port.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** The built app in a process of its own that runs as in production, on the database of this worker, in which it owns nothing. */
export async function startBuiltServer(variables: Record<string, string> = {}) {
	await build()
	const port = await freePort()
	let log = ''
	const child: ChildProcess = spawn(process.execPath, asServed('build/server/main.js'), {
		env: {
			...thriftyMalloc,
			...process.env,
			DATABASE_URL: asApp(env.DATABASE_URL),
			NODE_ENV: 'production',
			APP_MODE: 'test',
			LOG_LEVEL: 'info',
			RUN_TASKS: 'false',
			PORT: String(port),
			...variables,
		},
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	})
	child.stdout?.on('data', (chunk: Buffer) => void (log += String(chunk)))
	child.stderr?.on('data', (chunk: Buffer) => void (log += String(chunk)))
	await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error(log)))])
	return {
		port,
		pid: child.pid ?? 0,
		log: () => log,
		send: (options: Sending = {}) => send(port, options),
		/** Returns once it says that it is ready. */
		async ready() {
			while ((await send(port, { path: '/ready' })).status !== 200) await setTimeout(50)
		},
		async stop(signal: NodeJS.Signals = 'SIGTERM') {
			if (child.exitCode !== null) return child.exitCode
			child.kill(signal)
			const [code] = (await once(child, 'exit')) as [number | null]
			return code
		},
	}
}

type Sending = Pick<RequestOptions, 'method' | 'path' | 'headers'> & { body?: string | Buffer; chunks?: Buffer[] }

/** A request as it is written, without what fetch would add or forbid. */
export function send(port: number, { body, chunks, ...options }: Sending = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const req = request({ host: '127.0.0.1', port, agent: false, ...options }, (res) => {
			const parts: Buffer[] = []
			res.on('data', (chunk: Buffer) => parts.push(chunk))
			res.on('end', () =>
				resolve({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(parts).toString() }),
			)
			res.on('error', reject)
		})
		req.on('error', reject)
		if (body !== undefined) req.setHeader('Content-Length', Buffer.byteLength(body))
		for (const chunk of chunks ?? []) req.write(chunk)
		req.end(body)
	})
}
