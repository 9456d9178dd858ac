import type { PlacedLine } from '../picture-text.ts'
import { withModel } from './models.server.ts'
import { cutOut, type Pixels, type Strip } from './pixels.server.ts'

/** The order of the model's answers; the first stands for none, the last two for a blank. */
const signs = Array.from(
	'\0' + '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./' + '  ',
)

const lineHeight = 48
const longestLine = 2400
/**
 * The model gives at most one sign for each step across, and leaves signs out where print is narrow; wide letters it takes for others. So
 * what it is not sure of is read again, drawn wider, and the surer of both counts.
 */
const surelyRead = 0.98
const wider = 1.6
/** Widths in steps, as the model was made for. */
const step = 8

/** How sure each sign of the text is, and all of them, from 0 to 1; and where along the strip each lies. */
export type ReadStrip = Pick<PlacedLine, 'text' | 'confidence' | 'signs' | 'places'>

/** What each strip says. A strip without a sign is left out. */
export const readText = (picture: Pixels, strips: readonly Strip[]): Promise<(Strip & ReadStrip)[]> =>
	withModel('read', async (read) => {
		const found: (Strip & ReadStrip)[] = []
		for (const strip of strips) {
			const level = (strip.width / strip.height) * lineHeight
			const look = async (stretch: number) => {
				const wide = Math.ceil((level * stretch) / step) * step
				const size = { width: Math.max(lineHeight, wide), height: lineHeight }
				const { data, shape } = await read(cutOut(picture, strip, size, stretch), size)
				return likeliest(data, shape, (level * stretch) / size.width)
			}
			const most = longestLine / level
			const first = await look(Math.min(1, most))
			const second = first.confidence < surelyRead ? await look(Math.min(wider, most)) : first
			const said = second.confidence > first.confidence ? second : first
			if (said.text.trim() !== '') found.push({ ...strip, ...said })
		}
		return found
	})

/** The likeliest sign of every column; the same sign in columns side by side is one. The strip fills that share of the columns. */
function likeliest(data: Float32Array, [, columns = 0, choices = 0]: readonly number[], filled: number): ReadStrip {
	let text = ''
	let last = 0
	const sure: number[] = []
	const places: number[] = []
	for (let column = 0; column < columns; column++) {
		const chances = data.subarray(column * choices, (column + 1) * choices)
		let best = 0
		for (let sign = 1; sign < choices; sign++) if ((chances[sign] ?? 0) > (chances[best] ?? 0)) best = sign
		if (best !== 0 && best !== last) {
			text += signs[best] ?? ''
			sure.push(Math.round((chances[best] ?? 0) * 100) / 100)
			places.push(Math.min(1, (column + 0.5) / (columns * filled)))
		}
		last = best
	}
	return {
		text,
		confidence: sure.length === 0 ? 0 : sure.reduce((sum, each) => sum + each, 0) / sure.length,
		signs: sure,
		places,
	}
}

const turnSize = { width: 192, height: 48 }
/** Long lines tell best what is up. */
const asked = 9
const leastRatio = 3

/** Whether most of the longest lines stand on their head. */
export const isUpsideDown = (picture: Pixels, strips: readonly Strip[]): Promise<boolean> =>
	withModel('turn', async (turn) => {
		const lines = strips.filter(({ width, height }) => width / height > leastRatio)
		let votes = 0
		for (const strip of lines.toSorted((a, b) => b.width - a.width).slice(0, asked)) {
			const { data } = await turn(cutOut(picture, strip, turnSize), turnSize)
			const [upright = 0, turnedOver = 0] = data
			votes += turnedOver > upright ? 1 : -1
		}
		return votes > 0
	})
