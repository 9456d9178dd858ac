// A process of its own, run directly from this file: it reads one picture and ends. What it needs of memory ends with it.
import { answerOnce } from '../../process-answer.server.ts'
import type { Box, PictureText } from '../picture-text.ts'
import { findText } from './find-text.server.ts'
import { type Pixels, pixelsOf, type Strip } from './pixels.server.ts'
import { readCodes } from './read-codes.server.ts'
import { isUpsideDown, readText } from './read-text.server.ts'
import type { Point } from './smallest-strip.ts'

/** A stamp leans more than this from the text that it was pressed on, in degrees. */
const aslant = 10

const inDegrees = (radians: number) => (radians * 180) / Math.PI

async function readPicture(bytes: Uint8Array): Promise<PictureText> {
	const picture = await pixelsOf(bytes)
	const found = await findText(picture)
	const standing = readUpwards(found)
	const strips = (await isUpsideDown(picture, standing)) ? standing.map(onItsHead) : standing
	const codes = await readCodes(picture)
	const lines = await readText(picture, strips)
	const leans = inDegrees(middleAngle(strips))
	const size = { width: picture.width, height: picture.height }
	return {
		...size,
		leans,
		lines: lines
			.filter(({ angle }) => Math.abs(inDegrees(angle) - leans) < aslant)
			.map(({ text, confidence, signs, places, ...strip }) => ({
				...{ text, confidence, signs, places },
				...boxOf(cornersOf(strip), leans, size),
			}))
			.sort((a, b) => a.top + a.height / 2 - (b.top + b.height / 2)),
		codes: codes.map(({ text, corners }) => ({ text, ...boxOf(corners, leans, size) })),
	}
}

/** On a page that lies on its side most of the long lines stand up; then all are read the same way. */
function readUpwards(strips: readonly Strip[]): Strip[] {
	const long = strips.filter(({ width, height }) => width > 2 * height)
	const length = (those: readonly Strip[]) => those.reduce((sum, { width }) => sum + width, 0)
	const upright = long.filter(({ angle }) => Math.abs(angle) > Math.PI / 4)
	if (2 * length(upright) <= length(long)) return [...strips]
	return strips.map((strip) => (strip.angle < 0 ? onItsHead(strip) : strip))
}

const onItsHead = (strip: Strip): Strip => ({ ...strip, angle: strip.angle + Math.PI })

/** How most of the text leans, by length, in radians. */
function middleAngle(strips: readonly Strip[]): number {
	const long = strips.filter(({ width, height }) => width > 2 * height).toSorted((a, b) => a.angle - b.angle)
	const half = long.reduce((sum, { width }) => sum + width, 0) / 2
	let sum = 0
	for (const { width, angle } of long) {
		sum += width
		if (sum >= half) return angle
	}
	return 0
}

function cornersOf({ x, y, width, height, angle }: Strip): Point[] {
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
	return [-0.5, 0.5].flatMap((across) =>
		[-0.5, 0.5].map((down) => ({
			x: x + across * width * cos - down * height * sin,
			y: y + across * width * sin + down * height * cos,
		})),
	)
}

/** A point turned around the middle of the picture. */
function turned(
	{ x, y }: { x: number; y: number },
	degrees: number,
	{ width, height }: { width: number; height: number },
) {
	const angle = (degrees * Math.PI) / 180
	const [across, down] = [x - width / 2, y - height / 2]
	return {
		x: width / 2 + across * Math.cos(angle) - down * Math.sin(angle),
		y: height / 2 + across * Math.sin(angle) + down * Math.cos(angle),
	}
}

/** The box around these corners once the picture is upright, in whole pixels. */
function boxOf(corners: readonly Point[], leans: number, size: Pick<Pixels, 'width' | 'height'>): Box {
	const points = corners.map((corner) => turned(corner, -leans, size))
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
	const [left, top] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))]
	return { left, top, width: Math.round(Math.max(...xs)) - left, height: Math.round(Math.max(...ys)) - top }
}

answerOnce(readPicture)
