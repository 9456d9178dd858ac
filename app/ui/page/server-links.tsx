import {
	Link as RouterLink,
	type LinkProps,
	NavLink as RouterNavLink,
	type NavLinkProps,
	useLocation,
} from 'react-router'

/**
 * React Router's links as the server draws them; the build puts these in their place (framework/framework-on-server.ts).
 * A page has up to a hundred, and the router's own get ready for clicks and resolve addresses that need no resolving,
 * which took a tenth of a document.
 */
export function Link(props: LinkProps) {
	const { to, discover, mask, prefetch, relative, state, children, ...rest } = props
	if (!isWhole(to) || discover || mask || prefetch || relative || state) return <RouterLink {...props} />
	// What else only a router reads is true or false, and React prints neither.
	return (
		<a {...rest} href={to}>
			{children}
		</a>
	)
}

export function NavLink(props: NavLinkProps) {
	const { to, end, caseSensitive, className, style, children, ...rest } = props
	const here = useLocation().pathname.toLowerCase()
	const asks = [className, style, children].some((part) => typeof part === 'function')
	if (!isWhole(to) || asks || caseSensitive || rest['aria-current']) return <RouterNavLink {...props} />
	const there = to.replace(/[?#].*/, '').toLowerCase()
	const isThere = here === there || (!end && here.startsWith(`${there}/`))
	return (
		<Link
			{...(rest as LinkProps)}
			to={to}
			aria-current={isThere ? 'page' : undefined}
			className={[className, isThere && 'active'].filter(Boolean).join(' ')}
			style={style as LinkProps['style']}
		>
			{children as LinkProps['children']}
		</Link>
	)
}

/** An address that a router leaves as it is. */
const isWhole = (to: LinkProps['to']): to is string =>
	typeof to === 'string' && /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[^#]+)?(?:#.+)?$/.test(to)
