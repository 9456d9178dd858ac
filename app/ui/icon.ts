import { createElement, type SVGProps } from 'react'

/** An icon of lucide: the elements in its drawing, on a field of 24 by 24. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] }
type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { size?: number | string }

/**
 * Makes the component of one icon. The build puts it in the place of lucide's own (scripts/plain-icons.ts), which does much
 * that no page asks for: it was 1.5 kB of every hydrated page, and a tenth of the elements in a list.
 */
export function iconOf({ node }: IconData) {
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
			},
			...node.map(([tag, attributes]) => createElement(tag, attributes)),
		)
	}
}
