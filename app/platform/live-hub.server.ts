import { listenForChanges } from './live-listener.server.ts'
import { log } from './log.server.ts'

/** A page that is open somewhere and wants to know. */
export type Seat = {
	accountId: string
	sessionId: string
	/** Writes an event of a name, with data that is one line. */
	say: (event: 'change' | 'missed', line: string) => void
	/** Keeps what stands between us and the browser from giving up. */
	beat: () => void
	close: () => void
}

/** Of these sessions, those that still are somebody's. */
export type ListStanding = (sessionIds: string[]) => Promise<Set<string>>

/** Beyond it the page that waits longest is asked to look for itself now and then. */
const mostPerAccount = 10
const mostInAll = 1_500
const beatEveryMs = 25_000

/** All pages that this process keeps up to date, with the one connection on which it listens for them. */
export function createHub(listen: typeof listenForChanges = listenForChanges) {
	const seats = new Map<string, Set<Seat>>()
	let listener: ReturnType<typeof listenForChanges> | undefined
	let clock: NodeJS.Timeout | undefined
	let listStanding: ListStanding | undefined
	let count = 0
	let closed = false

	const everybody = () => [...seats.values()].flatMap((own) => [...own])

	function start() {
		listener ??= listen({
			heard(to, change) {
				const line = JSON.stringify(change)
				const own = to.flatMap((accountId) => [...(seats.get(accountId) ?? [])])
				if (change.kind === 'sessions') void dismissEnded(own)
				else for (const seat of own) seat.say('change', line)
			},
			missed() {
				for (const seat of everybody()) seat.say('missed', '')
			},
		})
		clock ??= setInterval(() => {
			for (const seat of everybody()) seat.beat()
			void dismissEnded(everybody())
		}, beatEveryMs).unref()
	}

	/** Whoever was logged out, suspended or removed hears no more, also when nobody announced it. */
	async function dismissEnded(asked: Seat[]) {
		if (asked.length === 0 || !listStanding) return
		try {
			const standing = await listStanding([...new Set(asked.map(({ sessionId }) => sessionId))])
			for (const seat of asked) if (!standing.has(seat.sessionId)) seat.close()
		} catch (error) {
			log.warn({ err: error }, 'could not look whose sessions have ended')
		}
	}

	return {
		/** False when there is no room in this process. */
		hasRoom: () => !closed && count < mostInAll,
		join(seat: Seat, standing: ListStanding) {
			listStanding = standing
			start()
			const own = seats.get(seat.accountId) ?? new Set()
			seats.set(seat.accountId, own)
			if (own.size >= mostPerAccount) own.values().next().value?.close()
			own.add(seat)
			count++
		},
		leave(seat: Seat) {
			const own = seats.get(seat.accountId)
			if (!own?.delete(seat)) return
			count--
			if (own.size === 0) seats.delete(seat.accountId)
		},
		size: () => count,
		/** Lets everybody go, to ask another process, and stops listening. */
		async stop() {
			closed = true
			clearInterval(clock)
			for (const seat of everybody()) seat.close()
			await listener?.stop()
		},
	}
}

// Listens from the first page that wants to know, so importing this file is free of effects.
const hub = createHub()
export const liveHub = () => hub
export const stopLive = () => hub.stop()
