import type { Point } from '#app/catalog/distance.ts'

/** Points that many rows have in common, each kept once and known by its number; 0 is nowhere. */
export class SharedPoints {
	readonly #points: (Point | null)[] = [null]
	readonly #numbers = new Map<string, number>()

	numberOf(point: Point | null): number {
		if (!point) return 0
		const key = `${point.lat} ${point.lng}`
		const known = this.#numbers.get(key)
		if (known !== undefined) return known
		this.#numbers.set(key, this.#points.length)
		return this.#points.push(point) - 1
	}

	at(number: number): Point | null {
		return this.#points[number] ?? null
	}

	get length() {
		return this.#points.length
	}
}
