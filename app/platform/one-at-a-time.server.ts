/** A queue of one: what is given to it runs in this process one after the other, whatever became of those before. */
export function oneAtATime() {
	let last: Promise<unknown> = Promise.resolve()
	return <Value>(work: () => Promise<Value>): Promise<Value> => {
		const next = last.then(work)
		last = next.catch(() => undefined)
		return next
	}
}
