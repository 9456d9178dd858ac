import { deflateSync } from 'node:zlib'

const megabyte = Buffer.from(Array.from({ length: 300_000 }, (_, n) => ((n * 7919) % 10_007).toString(36)).join(' '))

function millisecondsSince(begin: NodeJS.CpuUsage): number {
	const { user, system } = process.cpuUsage(begin)
	return (user + system) / 1000
}

function compressing(): number {
	const begin = process.cpuUsage()
	deflateSync(megabyte)
	return millisecondsSince(begin)
}

/** Processor time since it was made, in multiples of what compressing 1 MB takes here and now (about 30 ms): a slow machine is slow at both. */
export function cpuClock(): () => number {
	const begin = process.cpuUsage()
	return () => {
		const spent = millisecondsSince(begin)
		return spent / Math.min(compressing(), compressing(), compressing())
	}
}
