import { log } from '#app/platform/log.server.ts'

/** Stops in order on SIGTERM and Ctrl-C, and when whoever started this process is gone. */
export function stopOnSignals(stop: () => Promise<void>) {
	let asked = false
	async function end() {
		if (asked) return
		asked = true
		try {
			await stop()
			process.exit(0)
		} catch (error) {
			log.error({ err: error }, 'stopping failed')
			process.exit(1)
		}
	}
	process.on('SIGTERM', end).on('SIGINT', end)
	if (process.channel) process.once('disconnect', end)
	process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was rejected and nobody looked'))
}

/** Tells the launcher, if there is one. */
export const reportReady = () => process.send?.('ready')
