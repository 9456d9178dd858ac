import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { quantile } from '../bench/figures.ts'
import { type Finding, type Options, partOf } from './finding.ts'
import { type Server, usingServer } from './using-server.ts'

const greedy = '127.0.0.2'
const wantedMs = 300
const freedMs = 15_000

/** One address opens all the connections it can, idle or with half a request; people at another go on reading. */
export const crowdOneAddress = (options: Options): Promise<Finding[]> =>
	usingServer({}, (server) => crowd(server, options))

async function crowd(server: Server, options: Options): Promise<Finding[]> {
	const [idle, slow] = [partOf(5_000, options), partOf(2_000, options)]
	const findings: Finding[] = []
	for (const [what, count, text, row] of [
		['idle connections', idle, '', 12],
		['requests whose headers never end', slow, 'GET /faq HTTP/1.1\r\nHost: localhost\r\nX-A: ', 12],
		[
			'forms that never end',
			slow,
			`POST /theme HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\ntheme=`,
			12,
		],
	] as const) {
		const before = performance.now()
		const sockets = await Promise.all(Array.from({ length: count }, () => open(server.port, text)))
		const times: number[] = []
		for (let visit = 0; visit < 200; visit++) {
			const begun = performance.now()
			const { status } = await server.send({ path: `/jobs?page=1&visit=${what.length}-${visit}` })
			times.push(status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY)
			await setTimeout(5)
		}
		const isHeld = text !== ''
		while (isHeld && sockets.some(({ closed }) => !closed) && performance.now() - before < 2 * freedMs)
			await setTimeout(100)
		const freed = performance.now() - before
		for (const socket of sockets) socket.destroy()
		const p95 = quantile(times, 0.95)
		findings.push({
			row,
			what: `${count} ${what} of one address`,
			wanted: `others are served, p95 ${wantedMs} ms${isHeld ? `, all freed after ${freedMs / 1_000} s` : ''}`,
			measured: `p95 ${p95.toFixed(0)} ms${isHeld ? `, freed after ${(freed / 1_000).toFixed(1)} s` : ''}`,
			isMet: p95 <= wantedMs && (!isHeld || freed <= freedMs),
		})
	}
	return findings
}

function open(port: number, text: string): Promise<Socket> {
	const socket = connect({ port, host: '127.0.0.1', localAddress: greedy })
	socket.on('error', () => undefined).resume()
	return new Promise((resolve) => {
		socket.once('connect', () => (text ? socket.write(text, () => resolve(socket)) : resolve(socket)))
		socket.once('close', () => resolve(socket))
	})
}
