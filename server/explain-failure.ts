/** One sentence for what a person can put right; the whole story for a bug. */
export function explainFailure(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	if (error.name === 'WrongSettings') return `These settings are wrong:\n${error.message.replace(/^/gm, '  ')}`
	if (['WrongClock', 'PowerfulAccount', 'LosingPooler'].includes(error.name)) return error.message
	if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
		return `Port ${String(error.port)} is taken by another program. Stop that, or choose another port with PORT, or with METRICS_PORT if it is that one.`
	}
	if ('code' in error && error.code === 'EACCES' && 'port' in error) {
		return `Port ${String(error.port)} may not be used by this account. Choose one above 1023 with PORT.`
	}
	if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('/build/server/index.js')) {
		return 'The app has not been built. Run npm run build first.'
	}
	return error.stack ?? error.message
}
