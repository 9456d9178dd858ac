import { ServerBusy } from '../http/busy.server.ts'

/** A request that needs a connection, with the address or account it comes from, and whether that is a visitor. */
export type Borrower = { request: object; source: string; isVisitor: boolean }

type Waiting = { who: Borrower | null; give: (end: () => void) => void; waitOn: () => void }

/** At most so many connections for one request, so that a page that asks for much at once leaves some to others. */
export const perRequest = 3

/**
 * Shares the connections of a pool: no address or account gets more than four in ten, and three in ten are kept from visitors.
 * A statement that waits for a lock therefore holds up its own sender, not everyone. A request that has a connection gets a
 * second one beyond those shares: it may need it to give the first one back. A page that asks for twenty things at once waits for
 * its own statements, which end in the time of the database; patience counts from when it waits for those of others. Tasks and
 * scripts, which are no one's request, share nothing.
 * `onCrowded` is called when someone has to wait who would be due, were there more connections.
 */
export function createPoolShares(all: number, patienceMs: number, onCrowded: () => void = () => {}) {
	const perSource = Math.max(2, Math.ceil(all * 0.4))
	const forVisitors = Math.max(1, all - Math.floor(all * 0.3))
	const bySource = new Map<string, number>()
	const byRequest = new WeakMap<object, number>()
	const queue: Waiting[] = []
	let taken = 0
	let takenByVisitors = 0

	function isDue(who: Borrower | null): boolean {
		if (taken >= all) return false
		const own = who ? (byRequest.get(who.request) ?? 0) : 0
		if (own === 0 && who?.isVisitor && takenByVisitors >= forVisitors) return false
		return isWithinShare(who)
	}

	function isWithinShare(who: Borrower | null): boolean {
		if (!who) return true
		const own = byRequest.get(who.request) ?? 0
		return own > 0 ? own < perRequest : (bySource.get(who.source) ?? 0) < perSource
	}

	const waitsForItself = (who: Borrower | null) => who !== null && (byRequest.get(who.request) ?? 0) >= perRequest

	function change(who: Borrower | null, by: 1 | -1) {
		taken += by
		if (!who) return
		if (who.isVisitor) takenByVisitors += by
		byRequest.set(who.request, (byRequest.get(who.request) ?? 0) + by)
		for (const waiting of queue) if (waiting.who?.request === who.request) waiting.waitOn()
		const ofSource = (bySource.get(who.source) ?? 0) + by
		if (ofSource > 0) bySource.set(who.source, ofSource)
		else bySource.delete(who.source)
	}

	function take(who: Borrower | null): () => void {
		// A request may learn in between who sends it.
		const borrower = who && { ...who }
		change(borrower, 1)
		return () => {
			change(borrower, -1)
			const next = queue.findIndex((waiting) => isDue(waiting.who))
			const [due] = next < 0 ? [] : queue.splice(next, 1)
			due?.give(take(due.who))
		}
	}

	/** Resolves with how to give the connection back. Throws `ServerBusy` when none is free in time. */
	async function borrow(who: Borrower | null): Promise<() => void> {
		if (isDue(who)) return take(who)
		if (isWithinShare(who)) onCrowded()
		return new Promise((resolve, reject) => {
			const waiting: Waiting = {
				who,
				give(end) {
					clearTimeout(clock)
					resolve(end)
				},
				waitOn: () => clock.refresh(),
			}
			const clock = setTimeout(() => {
				if (waitsForItself(who)) return void clock.refresh()
				queue.splice(queue.indexOf(waiting), 1)
				reject(new ServerBusy('No connection to the database is free'))
			}, patienceMs)
			queue.push(waiting)
		})
	}
	return Object.assign(borrow, { isCrowded: () => queue.some(({ who }) => isWithinShare(who)) })
}
