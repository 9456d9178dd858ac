/** Ends a turn; a second call does nothing. */
export type EndTurn = () => void

type Limits = {
	/** Turns of one key at a time. */
	atOnce: number
	/** How many more of one key may wait for a turn. */
	waiting: number
	/** How long each of them waits at most, in milliseconds. */
	patienceMs: number
}

/** Lets work of one key, such as an address or an account, go on a few at a time in this process; the rest waits in order. */
export function createTurns({ atOnce, waiting, patienceMs }: Limits) {
	type Line = { busy: number; queue: ((end: EndTurn | null) => void)[] }
	const lines = new Map<string, Line>()

	function begin(key: string, line: Line): EndTurn {
		line.busy++
		let isOver = false
		return () => {
			if (isOver) return
			isOver = true
			line.busy--
			const next = line.queue.shift()
			if (next) next(begin(key, line))
			else if (line.busy === 0 && lines.get(key) === line) lines.delete(key)
		}
	}

	/** A turn of this key; null where too many wait already, or it did not come in time. */
	return async function enter(key: string): Promise<EndTurn | null> {
		const line = lines.get(key) ?? { busy: 0, queue: [] }
		lines.set(key, line)
		if (line.busy < atOnce) return begin(key, line)
		if (line.queue.length >= waiting) return null
		return new Promise((resolve) => {
			const give = (end: EndTurn | null) => {
				clearTimeout(clock)
				resolve(end)
			}
			const clock = setTimeout(() => {
				line.queue.splice(line.queue.indexOf(give), 1)
				resolve(null)
			}, patienceMs)
			line.queue.push(give)
		})
	}
}
