import { createServer, type Server } from 'node:http'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { AppBuild } from './app-handler.ts'
import { createAppHandler } from './app-handler.ts'
import { limitConnections } from './connections.ts'
import { createLoadGauge } from './overload.ts'
import { createPipeline } from './pipeline.ts'

type Parts = {
	load: () => Promise<AppBuild>
	mode: 'production' | 'development'
	sendPublicFile: Parameters<typeof createPipeline>[0]['sendPublicFile']
	server?: Server
}

/** Time for load balancers to notice that we no longer want requests, and for what is under way to end. */
const patience =
	env.APP_MODE === 'production'
		? { beforeClosingMs: 5_000, inFlightMs: 20_000, tasksMs: 10_000 }
		: { beforeClosingMs: 0, inFlightMs: 3_000, tasksMs: 3_000 }

const serverLimits = {
	headersTimeout: 5_000,
	// Uploads may take a minute; everything else is cut by readBody when it is too slow.
	requestTimeout: 60_000,
	connectionsCheckingInterval: 1_000,
	keepAliveTimeout: 65_000,
	maxHeaderSize: 16 * 1024,
	insecureHTTPParser: false,
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A server with our limits, not yet listening and without anything to say. */
export function createLimitedServer(): Server {
	const server = createServer(serverLimits)
	server.maxConnections = 2_000
	if (env.TRUSTED_PROXIES === 0) limitConnections(server)
	return server
}

/** Listens on PORT and returns how to stop. Rejects when the port is taken or the build cannot be loaded. */
export async function serve({ load, mode, sendPublicFile, server = createLimitedServer() }: Parts) {
	const { startTasks, stopTasks, stopLive, closeDb, closeReplica, replicaState, checkReadiness } = (await load()).entry
		.module
	const gauge = createLoadGauge()
	let draining = false
	const handle = createAppHandler(load, mode)
	const isDraining = () => draining
	server.on('request', createPipeline({ handle, checkReadiness, replicaState, sendPublicFile, gauge, isDraining }))
	await new Promise<void>((resolve, reject) => server.once('error', reject).listen(env.PORT, resolve))

	// Background work begins when the database is there, and never stands in the way of answering.
	if (env.RUN_TASKS) void startUntilItWorks('background tasks', startTasks, isDraining)

	async function stop() {
		if (draining) return
		draining = true
		await wait(patience.beforeClosingMs)
		const closed = new Promise((resolve) => server.close(resolve))
		// Pages that wait for news go and wait at another process.
		await Promise.race([stopLive(), wait(1_000)])
		server.closeIdleConnections()
		await Promise.race([closed, wait(patience.inFlightMs)])
		server.closeAllConnections()
		await Promise.race([stopTasks(), wait(patience.tasksMs)])
		await Promise.race([Promise.all([closeDb(), closeReplica()]), wait(1_000)])
	}
	return { stop }
}

async function startUntilItWorks(what: string, start: () => Promise<unknown>, isGivenUp: () => boolean) {
	for (let pause = 500; !isGivenUp(); pause = Math.min(pause * 2, 10_000)) {
		try {
			await start()
			return
		} catch (error) {
			log.warn({ err: error }, `${what} could not start, trying again`)
			await wait(pause)
		}
	}
}
