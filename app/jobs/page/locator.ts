import { distanceKm, type Point } from '#app/catalog/places/distance.ts'

/** What the drawn locator shows: the job in the middle, rings of distance, places around it, and the reader's own place. */
export type Locator = {
	/** Radius of each ring: its distance, and how far from the middle it is drawn. */
	rings: { km: number; r: number }[]
	spots: { name: string; x: number; y: number }[]
	me: { x: number; y: number; km: number } | null
}

/** Width and height of the drawing, and how much of the half height the outer ring takes. */
export const locatorSize = { width: 320, height: 168 }
const reach = 74
const spotsShown = 6
const pinHeight = 24
const letterWidth = 5.8
/** So far apart that their names do not meet. */
const apart = { x: 74, y: 18 }

const kmPerDegree = 111.195
const steps = [2, 5, 10, 20, 50, 100, 300, 1000, 3000]

export type Spot = Point & { name: string }

/** The reader's place decides the scale, where there is one; else ten kilometres do. */
export function drawLocator(job: Point, around: readonly Spot[], me: Point | null): Locator {
	const km = me ? distanceKm(job, me) : 0
	const outer = steps.find((step) => step >= Math.max(10, km * 1.05)) ?? Math.ceil(km)
	const scale = reach / outer
	const { width, height } = locatorSize
	const place = ({ lat, lng }: Point) => ({
		x: Math.round(width / 2 + (lng - job.lng) * kmPerDegree * Math.cos((job.lat * Math.PI) / 180) * scale),
		y: Math.round(height / 2 - (lat - job.lat) * kmPerDegree * scale),
	})
	const mine = me && { ...place(me), km }
	// The pin stands on the middle.
	const taken = [{ x: width / 2, y: height / 2 }, { x: width / 2, y: height / 2 - pinHeight }, ...(mine ? [mine] : [])]
	const spots: Locator['spots'] = []
	for (const { name, ...point } of around) {
		const spot = place(point)
		// Names run away from the middle, and end before the edge.
		const end = spot.x + (spot.x > width / 2 ? 1 : -1) * (10 + name.length * letterWidth)
		const isInside = end > 0 && end < width && spot.y > 14 && spot.y < height - 10
		const isFree = taken.every(({ x, y }) => Math.abs(x - spot.x) > apart.x || Math.abs(y - spot.y) > apart.y)
		if (!isInside || !isFree || spots.length === spotsShown) continue
		taken.push(spot)
		spots.push({ name, ...spot })
	}
	return { rings: [outer / 2, outer].map((each) => ({ km: each, r: each * scale })), spots, me: mine }
}
