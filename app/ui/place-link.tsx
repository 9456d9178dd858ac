import type { ReactNode } from 'react'
import { Link, type LinkProps, NavLink, useLocation } from 'react-router'

export type PlaceLinkProps = Pick<
	LinkProps,
	'reloadDocument' | 'preventScrollReset' | 'aria-label' | 'onClick' | 'title'
> & {
	'data-says'?: string | undefined
	to: string
	/** Only this very address counts as being there, not those below it. */
	end?: boolean | undefined
	/** Other addresses where one is there too, with those below them. */
	also?: string | readonly string[] | undefined
	className?: string
	children: ReactNode
}

/** A link that says when one is there already (`aria-current`). A spot inside a page is never the current page. */
export function PlaceLink({ end = false, also, ...rest }: PlaceLinkProps) {
	const { pathname } = useLocation()
	const isHere = [also ?? []].flat().some((other) => `${pathname}/`.startsWith(`${other}/`)) ? 'page' : undefined
	return isHere || rest.to.includes('#') ? <Link {...rest} aria-current={isHere} /> : <NavLink {...rest} end={end} />
}
