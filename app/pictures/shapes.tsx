import type { ReactNode } from 'react'
import { drawnOnce } from './drawn-once.ts'

/** The inks of pictures (tokens.css) and the skins of the people kit. `shade` is a shadow, on any ink. */
export type Ink =
	| 'wall'
	| 'wall2'
	| 'floor'
	| 'pool'
	| 'paper'
	| 'deep'
	| 'green'
	| 'mint'
	| 'gold'
	| 'clay'
	| 'plum'
	| 'sky'
	| 'line'
	| 'hair'
	| 'skin-1'
	| 'skin-2'
	| 'skin-3'
	| 'shade'

/** A path that is filled or, with a width, drawn as a line. */
export type Shape = readonly [ink: Ink, d: string, lineWidth?: number | undefined, opacity?: number | undefined]

const colour = (ink: Ink) => (ink === 'shade' ? '#000' : `var(--${ink.startsWith('skin') ? ink : `a-${ink}`})`)

/** Shapes from back to front. */
export function Shapes({ of }: { of: readonly Shape[] }) {
	return of.map(([ink, d, width, opacity]) => {
		const look = width ? { fill: 'none', stroke: colour(ink), strokeWidth: width } : { fill: colour(ink) }
		return <path key={ink + d} d={d} {...look} opacity={opacity} />
	})
}

/** A circle as part of a path. */
export const circle = (x: number, y: number, r: number, ry = r) =>
	`M${short(x - r)} ${y}a${r} ${ry} 0 1 0 ${short(r * 2)} 0a${r} ${ry} 0 1 0 ${short(-r * 2)} 0Z`

/** Two decimals: finer than any screen, and without the noise of binary fractions in every page. */
const short = (length: number) => Math.round(length * 100) / 100

type PictureProps = {
	/** One for each drawing: the server keeps it under this name. */
	name: string
	width: number
	height: number
	className?: string | undefined
	/** How it fills a box of another shape; the foot of a scene stays in sight. */
	fit?: 'meet' | 'slice' | undefined
	children: ReactNode
}

/** A drawing. What it shows is said in words beside it, so it is decoration. */
export function Picture({ name, width, height, className, fit = 'meet', children }: PictureProps) {
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio={fit === 'slice' ? 'xMidYMax slice' : undefined}
			aria-hidden="true"
			strokeLinecap="round"
			strokeLinejoin="round"
			className={className}
			{...drawnOnce(name, children)}
		/>
	)
}

/** A patch of rings, as in the stone screens of windows. `id` is one in the document. */
export function Jaali({
	id,
	at,
}: {
	id: string
	at: readonly (readonly [x: number, y: number, columns: number, rows: number])[]
}) {
	return (
		<>
			<pattern id={id} width="24" height="24" patternUnits="userSpaceOnUse">
				<circle cx="12" cy="12" r="9" fill="none" stroke="var(--a-wall2)" strokeWidth="3" />
			</pattern>
			{at.map(([x, y, columns, rows]) => (
				<rect key={`${x} ${y}`} x={x} y={y} width={columns * 24} height={rows * 24} fill={`url(#${id})`} />
			))}
		</>
	)
}

/** Draws what is inside at another place and size; a negative size turns it to the other side. */
export function At({
	x,
	y,
	size = 1,
	turn,
	children,
}: {
	x: number
	y: number
	size?: number
	turn?: number
	children: ReactNode
}) {
	const scale = size < 0 ? `scale(${size} ${-size})` : `scale(${size})`
	return <g transform={`translate(${x} ${y})${size === 1 ? '' : scale}${turn ? `rotate(${turn})` : ''}`}>{children}</g>
}
