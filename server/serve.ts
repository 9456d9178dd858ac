import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { AppBuild } from './app-handler.ts'
import { createAppHandler } from './app-handler.ts'
import { limitConnections } from './connections.ts'
import { startMetrics } from './metrics.ts'
import { createLoadGauge } from './overload.ts'
import { patienceElsewhere, patienceInProduction } from './patience.ts'
import { createPipeline } from './pipeline.ts'

type Parts = {
	load: () => Promise<AppBuild>
	mode: 'production' | 'development'
	sendPublicFile: Parameters<typeof createPipeline>[0]['sendPublicFile']
	server?: Server
}

const isWorker = env.RUN_TASKS === 'only'
const patience = env.APP_MODE === 'production' ? patienceInProduction : patienceElsewhere

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
	// Of a connection on which nothing moves, such as that of a reader who does not read. Open pages hear from us every 25 s.
	server.timeout = 60_000
	if (env.TRUSTED_PROXIES === 0) limitConnections(server)
	return server
}

/**
 * Listens on PORT once it can answer, and returns how to stop. A balancer that only connects thus sends nothing to a process
 * that cannot. If the database stays away, the port opens all the same, to say so. Rejects when the port is taken, the
 * build cannot be loaded, or the clock is wrong.
 */
export async function serve({ load, mode, sendPublicFile, server = createLimitedServer() }: Parts) {
	const app = (await load()).entry.module
	const { startTasks, stopTasks, stopLive, closeDb, closeReplica, checkReadiness, unregisteredTexts } = app
	warnOfSurprises(unregisteredTexts())
	await app.startTracing()
	const metrics = await startMetrics(app)
	const gauge = createLoadGauge()
	let draining = false
	let takesTasks = false
	const handle = createAppHandler(load, mode)
	const isDraining = () => draining
	const check = async () => {
		await checkReadiness()
		if (isWorker && !takesTasks) throw new Error('The worker does not take tasks yet')
	}
	const open = new Set<ServerResponse>()
	server.on('request', (_req: IncomingMessage, res: ServerResponse) => {
		open.add(res)
		res.once('close', () => open.delete(res))
	})
	server.on(
		'request',
		createPipeline({ ...app, handle, checkReadiness: check, sendPublicFile, gauge, isDraining, metrics }),
	)
	await untilReady(checkReadiness, patience.beforeOpeningMs)
	await app.refuseWrongClock()
	await app.refuseLosingPooler()
	if (env.APP_MODE === 'production') await app.refusePowerfulAccount()
	await app.openConnections()
	await new Promise<void>((resolve, reject) => server.once('error', reject).listen(env.PORT, resolve))
	if (env.APP_MODE === 'production') log.info({ port: env.PORT }, 'ready')

	// Background work begins when the database is there, and never stands in the way of answering.
	if (env.RUN_TASKS !== 'false')
		void startUntilItWorks('background tasks', startTasks, isDraining).then(() => (takesTasks = true))

	async function stop() {
		if (draining) return
		draining = true
		// The pipeline says it of later ones: a proxy sends nothing more on a connection that is about to close.
		for (const res of open) res.shouldKeepAlive = false
		if (!isWorker) await wait(patience.beforeClosingMs)
		const closed = new Promise((resolve) => server.close(resolve))
		// Pages that wait for news go and wait at another process.
		await Promise.race([stopLive(), wait(patience.connectionsMs)])
		server.closeIdleConnections()
		await Promise.race([closed, wait(patience.inFlightMs)])
		server.closeAllConnections()
		await Promise.race([stopTasks(), wait(patience.tasksMs)])
		await Promise.race([Promise.all([closeDb(), closeReplica(), app.stopTracing()]), wait(patience.connectionsMs)])
	}
	return { stop }
}

/** What is allowed in production, but seldom meant. */
function warnOfSurprises(texts: string[]) {
	if (env.APP_MODE !== 'production') return
	if (env.TRUSTED_PROXIES === 0)
		log.warn('TRUSTED_PROXIES is 0: behind the proxy that speaks https, all visitors count as one address')
	if (texts.length > 0) log.warn({ texts }, 'SMS_TEMPLATE_IDS lacks ids: operators will not deliver these texts')
}

async function untilReady(check: () => Promise<unknown>, patienceMs: number) {
	for (const end = performance.now() + patienceMs; performance.now() < end; await wait(100)) {
		if (
			await check().then(
				() => true,
				() => false,
			)
		)
			return
	}
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
