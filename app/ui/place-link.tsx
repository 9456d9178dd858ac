import type { ReactNode } from 'react'
import { Link, type LinkProps, NavLink } from 'react-router'

export type PlaceLinkProps = Pick<
	LinkProps,
	'reloadDocument' | 'preventScrollReset' | 'aria-label' | 'onClick' | 'title'
> & {
	to: string
	/** Only this very address counts as being there, not those below it. */
	end?: boolean
	className?: string
	children: ReactNode
}

/** A link that says when one is there already (`aria-current`). A spot inside a page is never the current page. */
export function PlaceLink({ end = false, ...rest }: PlaceLinkProps) {
	return rest.to.includes('#') ? <Link {...rest} /> : <NavLink {...rest} end={end} />
}
