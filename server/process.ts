import { log } from '../app/platform/log.server.ts'

/** Stops in order on SIGTERM and Ctrl-C, and when whoever started this process is gone. */
export function stopOnSignals(stop: () => Promise<void>) {
	let asked = false
	async function end() {
		if (asked) return
		asked = true
		try {
			await stop()
		} catch (error) {
			log.error({ err: error }, 'stopping failed')
		}
		process.exit(0)
	}
	process.on('SIGTERM', end).on('SIGINT', end)
	if (process.channel) process.once('disconnect', end)
	process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was rejected and nobody looked'))
}

/** Tells the launcher, if there is one. */
export const reportReady = () => process.send?.('ready')

/** One sentence for what a person can put right; the whole story for a bug. */
export function explainFailure(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	if (error.name === 'WrongSettings') return `These settings are wrong:\n${error.message.replace(/^/gm, '  ')}`
	if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
		return `Port ${String(error.port)} is taken by another program. Stop that, or choose another port with PORT.`
	}
	if ('code' in error && error.code === 'EACCES' && 'port' in error) {
		return `Port ${String(error.port)} may not be used by this account. Choose one above 1023 with PORT.`
	}
	return error.stack ?? error.message
}
