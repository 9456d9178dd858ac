import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
	Array.from(
		css.matchAll(/--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g),
		([, name = '', light = '', dark = '']) => [name, { light, dark }],
	),
)

/** Relative luminance of an OKLCH colour, clamped to sRGB. */
function luminance(oklch: string): number {
	const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number)
	const a = chroma * Math.cos((hue * Math.PI) / 180)
	const b = chroma * Math.sin((hue * Math.PI) / 180)
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
	const clamp = (channel: number) => Math.min(1, Math.max(0, channel))
	const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
	const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
	const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(foreground: string, background: string, theme: 'light' | 'dark'): number {
	const [one, other] = [foreground, background].map((name) => {
		const token = tokens.get(name)
		if (!token) throw new Error(`No colour --${name}`)
		return luminance(token[theme])
	}) as [number, number]
	return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const statuses = ['success', 'warning', 'danger', 'info', 'urgent']

// Foreground, background and the minimum contrast (7 for body text, 4.5 for other text, 3 for lines and shapes).
const pairs: [foreground: string, background: string, least: number][] = [
	...['surface', 'canvas', 'sunken', 'raised', 'hover'].flatMap((ground): [string, string, number][] => [
		['ink', ground, 7],
		['ink-2', ground, 6.5],
		['ink-3', ground, 4.5],
		['link', ground, 4.5],
		['danger', ground, 4.5],
		['brand', ground, 4.5],
	]),
	...['surface', 'canvas'].flatMap((ground): [string, string, number][] => [
		['focus', ground, 3],
		['line-strong', ground, 3],
	]),
	['line-strong', 'sunken', 3],
	['on-brand', 'brand', 7],
	['on-brand', 'brand-hover', 7],
	['on-brand', 'brand-active', 7],
	['on-brand-soft', 'brand-soft', 7],
	['ink', 'brand-soft', 7],
	['ink-2', 'brand-soft', 4.5],
	['on-gold-soft', 'gold-soft', 7],
	['on-gold-fill', 'gold-fill', 7],
	['on-gold-fill', 'gold-fill-hover', 7],
	['on-deep', 'deep', 7],
	['on-deep-2', 'deep', 7],
	['on-deep', 'deep-line', 4.5],
	['gold-fill', 'deep', 3],
	['on-danger', 'danger', 4.5],
	['on-danger', 'danger-hover', 4.5],
	...statuses.flatMap((status): [string, string, number][] => [
		[status, 'surface', 4.5],
		[`on-${status}-soft`, `${status}-soft`, 7],
	]),
	...[1, 2, 3, 4, 5, 6].map((tint): [string, string, number] => [`on-tint-${tint}`, `tint-${tint}`, 7]),
	...[1, 2, 3, 4, 5].map((chart): [string, string, number] => [`chart${chart}`, 'surface', 3]),
]

for (const theme of ['light', 'dark'] as const)
	test.each(pairs)(`%s on %s reaches %d in the ${theme} theme`, (foreground, background, least) => {
		expect(contrast(foreground, background, theme)).toBeGreaterThanOrEqual(least)
	})

test('the computation agrees with known colours', () => {
	expect(luminance('1 0 0')).toBeCloseTo(1, 2)
	expect(luminance('0 0 0')).toBeCloseTo(0, 4)
	expect(contrast('ink', 'surface', 'light')).toBeCloseTo(15.63, 1)
})
