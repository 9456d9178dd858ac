import { createElement, Fragment, type SVGProps } from 'react'
import { drawnOnce } from '#app/pictures/drawn-once.ts'

/** An icon of lucide: the elements in its drawing, on a field of 24 by 24. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] }
type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { size?: number | string }

/**
 * Makes the component of one icon. The build puts it in the place of lucide's own (framework/plain-icons.ts), which does much
 * that no page asks for: it was 1.5 kB of every hydrated page, and a tenth of the elements in a list.
 */
export function iconOf({ node }: IconData) {
	const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
	const drawn = import.meta.env.SSR ? drawnOnce(`icon ${++icons}`, createElement(Fragment, null, ...shapes)) : {}
	return function Icon({ size = 24, ...others }: IconProps) {
		return createElement(
			'svg',
			{
				width: size,
				height: size,
				viewBox: '0 0 24 24',
				fill: 'none',
				stroke: 'currentColor',
				strokeWidth: 2,
				strokeLinecap: 'round',
				strokeLinejoin: 'round',
				'aria-hidden': !others['aria-label'] || undefined,
				...others,
				...drawn,
			},
			...(import.meta.env.SSR ? [] : shapes),
		)
	}
}

let icons = 0
