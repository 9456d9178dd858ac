import type { Strip } from './pixels.server.ts'

export type Point = { x: number; y: number }

/** How far `c` lies to the left of the way from `a` to `b`. */
const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** The corners of a rubber band around the points, in order. */
function bandAround(points: readonly Point[]): Point[] {
	const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
	const half = (along: readonly Point[]) => {
		const corners: Point[] = []
		for (const point of along) {
			for (;;) {
				const [before, last] = corners.slice(-2)
				if (!before || !last || side(before, last, point) > 0) break
				corners.pop()
			}
			corners.push(point)
		}
		return corners.slice(0, -1)
	}
	return [...half(sorted), ...half(sorted.toReversed())]
}

/** The rectangle of least area around the points; one side of it lies along a side of the band. Its angle is between -90° and 90°. */
export function smallestStrip(points: readonly Point[]): Strip {
	const band = bandAround(points)
	let best: (Strip & { area: number }) | undefined
	for (const [index, corner] of band.entries()) {
		const next = band[(index + 1) % band.length] ?? corner
		const angle = Math.atan2(next.y - corner.y, next.x - corner.x)
		const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
		const across = band.map(({ x, y }) => x * cos + y * sin)
		const down = band.map(({ x, y }) => y * cos - x * sin)
		const [left, right] = [Math.min(...across), Math.max(...across)]
		const [top, bottom] = [Math.min(...down), Math.max(...down)]
		const [width, height] = [right - left + 1, bottom - top + 1]
		if (best && best.area <= width * height) continue
		const [u, v] = [(left + right) / 2, (top + bottom) / 2]
		best = { area: width * height, x: u * cos - v * sin, y: u * sin + v * cos, width, height, angle }
	}
	if (!best) {
		const [only = { x: 0, y: 0 }] = points
		return { ...only, width: 1, height: 1, angle: 0 }
	}
	const { area: _area, ...strip } = best
	return lyingDown(strip)
}

/** The longer side is the width: text runs along it. */
function lyingDown(strip: Strip): Strip {
	const isTall = strip.height > strip.width
	const sides = isTall ? { width: strip.height, height: strip.width } : {}
	let angle = strip.angle + (isTall ? Math.PI / 2 : 0)
	while (angle > Math.PI / 2) angle -= Math.PI
	while (angle <= -Math.PI / 2) angle += Math.PI
	return { ...strip, ...sides, angle }
}
