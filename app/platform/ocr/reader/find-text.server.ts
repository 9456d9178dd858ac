import { withModel } from './models.server.ts'
import { type Pixels, resized, type Strip } from './pixels.server.ts'
import { type Point, smallestStrip } from './smallest-strip.ts'

/** Longer side of the picture that is searched, in pixels. More finds hardly more, and takes more memory than a reading may. */
const searchedPx = 960
/** The model wants both sides in steps of this. */
const step = 32
/** What ImageNet's pictures are on average, by colour: the model was trained on the difference. */
const mean = [0.485, 0.456, 0.406]
const deviation = [0.229, 0.224, 0.225]

/** A pixel belongs to text from this chance on, and a spot of them is text when their mean is above the second. */
const leastChance = 0.3
const leastMean = 0.5
const leastPixels = 12
/** The model marks the middle of a line; the line is larger by this much of its area for its length around. */
const growth = 1.6

/** Where there is text in the picture, as strips in its pixels. No strip is split or joined here. */
export async function findText(picture: Pixels): Promise<Strip[]> {
	const scale = Math.min(1, searchedPx / Math.max(picture.width, picture.height))
	const inSteps = (pixels: number) => Math.max(step, Math.round((pixels * scale) / step) * step)
	const size = { width: inSteps(picture.width), height: inSteps(picture.height) }
	const planes = asPlanes(await resized(picture, size))
	const { data: chances } = await withModel('find', (find) => find(planes, size))
	const wider = picture.width / size.width
	const taller = picture.height / size.height
	return spots(chances, size).map((points) => {
		const strip = smallestStrip(points)
		const more = (strip.width * strip.height * growth) / (strip.width + strip.height)
		return {
			x: strip.x * wider,
			y: strip.y * taller,
			width: (strip.width + more) * wider,
			height: (strip.height + more) * taller,
			angle: strip.angle,
		}
	})
}

function asPlanes({ data, width, height }: Pixels) {
	const plane = width * height
	const planes = new Float32Array(3 * plane)
	for (let pixel = 0; pixel < plane; pixel++)
		for (let colour = 0; colour < 3; colour++)
			planes[colour * plane + pixel] =
				((data[pixel * 3 + 2 - colour] ?? 0) / 255 - (mean[colour] ?? 0)) / (deviation[colour] ?? 1)
	return planes
}

/** The edges of every connected spot that is likely text. */
function spots(chances: Float32Array, { width, height }: { width: number; height: number }): Point[][] {
	const seen = new Uint8Array(width * height)
	const chance = (pixel: number) => chances[pixel] ?? 0
	const found: Point[][] = []
	for (let start = 0; start < chances.length; start++) {
		if (seen[start] || chance(start) < leastChance) continue
		const waiting = [start]
		const edge: Point[] = []
		let [sum, count] = [0, 0]
		seen[start] = 1
		for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
			const [x, y] = [pixel % width, Math.floor(pixel / width)]
			sum += chance(pixel)
			count++
			const beside = [
				x > 0 ? pixel - 1 : -1,
				x < width - 1 ? pixel + 1 : -1,
				y > 0 ? pixel - width : -1,
				y < height - 1 ? pixel + width : -1,
			]
			const inside = beside.filter((next) => next >= 0 && chance(next) >= leastChance)
			if (inside.length < beside.length) edge.push({ x, y })
			for (const next of inside) {
				if (seen[next]) continue
				seen[next] = 1
				waiting.push(next)
			}
		}
		if (count >= leastPixels && sum / count >= leastMean) found.push(edge)
	}
	return found
}
