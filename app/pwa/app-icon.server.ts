import { markPath } from '#app/ui/mark.ts'

const iconNames = ['32.png', '192.png', '512.png', 'maskable-512.png', 'apple-180.png', 'badge-96.png'] as const
export type IconName = (typeof iconNames)[number]

export const isIconName = (name: string | undefined): name is IconName =>
	(iconNames as readonly (string | undefined)[]).includes(name)

const line = (colour: string) =>
	`<path d="${markPath}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
const drawing = (content: string, view = '0 0 28 28') =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${content}</svg>`
const tile = (corner: number) => `<rect width="28" height="28" rx="${corner}" fill="#075f4c"/>${line('#fbfefd')}`
/** Systems cut their own shape out of it, and keep the inner four fifths. */
const filled = drawing(`<rect x="-4" y="-4" width="36" height="36" fill="#075f4c"/>${line('#fbfefd')}`, '-4 -4 36 36')

const drawings: Record<IconName, { svg: string; size: number }> = {
	'32.png': { svg: drawing(tile(7)), size: 32 },
	'192.png': { svg: drawing(tile(7)), size: 192 },
	'512.png': { svg: drawing(tile(7)), size: 512 },
	'maskable-512.png': { svg: filled, size: 512 },
	'apple-180.png': { svg: drawing(tile(0)), size: 180 },
	// Only its shape is seen: Android paints it.
	'badge-96.png': { svg: drawing(line('#ffffff')), size: 96 },
}

const drawn = new Map<IconName, Promise<Buffer>>()

/** The icon as PNG; drawn when it is first asked for. */
export function drawIcon(name: IconName): Promise<Buffer> {
	const known = drawn.get(name) ?? draw(name)
	drawn.set(name, known)
	return known
}

async function draw(name: IconName): Promise<Buffer> {
	const { default: sharp } = await import('sharp')
	const { svg, size } = drawings[name]
	return sharp(Buffer.from(svg), { density: (72 * size) / 28 })
		.resize(size, size)
		.png()
		.toBuffer()
}

/** The icon that browsers and readers of feeds ask for by its old name: a file of one entry, the PNG itself. */
export async function drawFavicon(): Promise<Buffer> {
	const png = await drawIcon('32.png')
	const head = Buffer.alloc(22)
	head.writeUInt16LE(1, 2)
	head.writeUInt16LE(1, 4)
	head.writeUInt8(32, 6)
	head.writeUInt8(32, 7)
	head.writeUInt16LE(1, 10)
	head.writeUInt16LE(32, 12)
	head.writeUInt32LE(png.length, 14)
	head.writeUInt32LE(head.length, 18)
	return Buffer.concat([head, png])
}
