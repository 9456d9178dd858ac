/** A small seeded generator (mulberry32): the same seed makes the same people every time. */
export function randomFrom(seed: number) {
	let state = seed >>> 0
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
	/** A whole number from `from` to `to`, both included. */
	const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
	const chance = (probability: number) => next() < probability
	function pick<Item>(items: readonly Item[]): Item {
		const item = items[Math.floor(next() * items.length)]
		if (item === undefined) throw new Error('Nothing to pick from')
		return item
	}
	/** `count` different items, in random order. */
	function some<Item>(items: readonly Item[], count: number): Item[] {
		const left = [...items]
		const taken: Item[] = []
		while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(next() * left.length), 1))
		return taken
	}
	const uuid = () => {
		const hex = Array.from({ length: 32 }, () => whole(0, 15).toString(16))
		hex[12] = '4'
		hex[16] = pick(['8', '9', 'a', 'b'])
		return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
	}
	return { next, whole, chance, pick, some, uuid }
}

export type Random = ReturnType<typeof randomFrom>
