/** Milliseconds of processor time since it was made: what a busy machine does elsewhere does not count. */
export function cpuClock(): () => number {
	const begin = process.cpuUsage()
	return () => {
		const { user, system } = process.cpuUsage(begin)
		return (user + system) / 1000
	}
}
