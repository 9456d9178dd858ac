import { listenForChanges } from './live-listener.server.ts'
import { log } from '../log.server.ts'

/** A page that is open somewhere and wants to know. */
export type Seat = {
	accountId: string
	sessionId: string
	/** Writes an event of a name, with data that is one line. */
	say: (event: 'change' | 'missed', line: string) => void
	/** Keeps proxies between us and the browser from timing out. */
	beat: () => void
	close: () => void
}

/** Finds which of these sessions are still active. */
export type ListActive = (sessionIds: string[]) => Promise<Set<string>>

/** Beyond it the page that waits longest is asked to look for itself now and then. */
const maxPerAccount = 10
const maxInAll = 1_500
const beatEveryMs = 25_000

/** All pages that this process keeps up to date, with the one connection on which it listens for them. */
export function createHub(listen: typeof listenForChanges = listenForChanges) {
	const memberRoles = new Map<string, Set<Seat>>()
	let listener: ReturnType<typeof listenForChanges> | undefined
	let clock: NodeJS.Timeout | undefined
	let listActive: ListActive | undefined
	let count = 0
	let closed = false

	const everyone = () => [...memberRoles.values()].flatMap((own) => [...own])

	/** Fulfilled once changes are heard. */
	function start(): Promise<void> {
		listener ??= listen({
			heard(to, change) {
				const line = JSON.stringify(change)
				const own = to.flatMap((accountId) => [...(memberRoles.get(accountId) ?? [])])
				if (change.kind === 'sessions') void dismissEnded(own)
				else for (const seat of own) seat.say('change', line)
			},
			missed() {
				for (const seat of everyone()) seat.say('missed', '')
			},
		})
		clock ??= setInterval(() => {
			for (const seat of everyone()) seat.beat()
			void dismissEnded(everyone())
		}, beatEveryMs).unref()
		return listener.begun
	}

	/** Stops for anyone logged out, suspended or removed, even if no process announced it. */
	async function dismissEnded(asked: Seat[]) {
		if (asked.length === 0 || !listActive) return
		try {
			const active = await listActive([...new Set(asked.map(({ sessionId }) => sessionId))])
			for (const seat of asked) if (!active.has(seat.sessionId)) seat.close()
		} catch (error) {
			log.warn({ err: error }, 'could not look whose sessions have ended')
		}
	}

	return {
		/** False when there is no room in this process. */
		hasRoom: () => !closed && count < maxInAll,
		/** From the end of the promise on the seat misses nothing. */
		join(seat: Seat, active: ListActive): Promise<void> {
			listActive = active
			const own = memberRoles.get(seat.accountId) ?? new Set()
			memberRoles.set(seat.accountId, own)
			if (own.size >= maxPerAccount) own.values().next().value?.close()
			own.add(seat)
			count++
			return start()
		},
		leave(seat: Seat) {
			const own = memberRoles.get(seat.accountId)
			if (!own?.delete(seat)) return
			count--
			if (own.size === 0) memberRoles.delete(seat.accountId)
		},
		size: () => count,
		/** Stops listening and closes all pages. They ask another process. */
		async stop() {
			closed = true
			clearInterval(clock)
			for (const seat of everyone()) seat.close()
			await listener?.stop()
		},
	}
}

// Listens from the first page that wants to know, so importing this file is free of effects.
const hub = createHub()
export const liveHub = () => hub
export const stopLive = () => hub.stop()
