import { drawnOnce } from './drawn-once.ts'

/**
 * A hospital's drawn front: one of eight buildings in one of eight colours, both chosen by its name. The colours are those
 * of a sign and stay the same in both themes. The name itself is beside it, so this is decoration.
 */
export function Front({ name, className }: { name: string; className?: string | undefined }) {
	const hash = hashOf(name)
	const look = colours[hash % colours.length] ?? colours[0]
	const form = forms[Math.floor(hash / colours.length) % forms.length] ?? forms[0]
	const drawing = drawnOnce(look[0] + form[0], drawBuilding(look, form))
	return <svg viewBox="0 0 44 44" aria-hidden="true" className={className} {...drawing} />
}

function drawBuilding([ground, light, accent]: Colours, [lit, windows, extra]: Form) {
	return (
		<>
			<path d="M0 0h44v44H0Z" fill={ground} />
			<path d={lit} fill={light} />
			<path d={windows} fill={ground} />
			<path d={extra} fill={accent} />
			<path d="M0 34h44v10H0Z" fill={accent} opacity=".28" />
			<path d="M4 39h8l2-3h6l1 3h19" fill="none" stroke={light} strokeWidth="1.5" strokeLinejoin="round" />
		</>
	)
}

/** The same name always gets the same front. */
function hashOf(name: string): number {
	let hash = 2166136261
	for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
	// The low bits of neighbours differ by little: mix the high ones in.
	return (hash ^ (hash >>> 15)) >>> 0
}

type Colours = readonly [ground: string, light: string, accent: string]
const colours: readonly [Colours, ...Colours[]] = [
	['#0e5b49', '#bfe6d3', '#f2b544'],
	['#8a5d0a', '#f8e3b3', '#5d3c02'],
	['#35605e', '#cfe4e1', '#f0a04b'],
	['#54661a', '#e2eabf', '#2f3b08'],
	['#b4552c', '#fbdcc6', '#7c2f10'],
	['#6b4478', '#e8d8ee', '#f0a04b'],
	['#a33b4a', '#f9d9dc', '#6a1724'],
	['#23587a', '#cfe5f3', '#f2b544'],
]

/** The lit walls, what is dark in them, and what has the accent: a roof, a sign, a door. */
type Form = readonly [lit: string, windows: string, accent: string]
const forms: readonly [Form, ...Form[]] = [
	[
		'M8 34V13h28v21Z',
		'M8 19.5h28v2H8zM8 26.5h28v2H8zM13.2 13h1.6v21h-1.6zM21.2 13h1.6v21h-1.6zM29.2 13h1.6v21h-1.6z',
		'M6 10h32v4H6Z',
	],
	[
		'M19 34V9h17v25Z',
		'M22.5 13h3v3h-3zM29.5 13h3v3h-3zM22.5 19h3v3h-3zM29.5 19h3v3h-3zM22.5 25h3v3h-3zM29.5 25h3v3h-3z',
		'M7 34V18h12v16Z',
	],
	['M6 34V26h32v8ZM11 26v-7h22v7Z', 'M20 34v-5h4v5ZM15 21.5h3v2h-3zM26 21.5h3v2h-3z', 'M16 19v-7h12v7Z'],
	[
		'M7 34V14h9v20M28 34V14h9v20',
		'M10 18h3v3h-3zM10 24h3v3h-3zM31 18h3v3h-3zM31 24h3v3h-3z',
		'M16 34V24h12v10ZM18 19a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
	],
	['M8 34V17h28v17Z', 'M12 34v-7a3.5 3.5 0 0 1 7 0v7M25 34v-7a3.5 3.5 0 0 1 7 0v7', 'M6 14h32v4H6Z'],
	['M9 34V19h26v15Z', 'M12.5 34V23h3v11M20.5 34V23h3v11M28.5 34V23h3v11', 'M5 19 22 8l17 11Z'],
	[
		'M9 34V20h26v14ZM21.4 7h1.2v5h-1.2z',
		'M19 34v-7a3 3 0 0 1 6 0v7ZM12 24h3v4h-3zM29 24h3v4h-3z',
		'M13 20a9 9 0 0 1 18 0Z',
	],
	[
		'M7 34V22h30v12ZM15 22V11h14v11Z',
		'M20.5 34v-6h3v6ZM11 25h3v3h-3zM30 25h3v3h-3zM18 19h8v1.6h-8z',
		'M13 9h18v3H13ZM19.5 15.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z',
	],
]
