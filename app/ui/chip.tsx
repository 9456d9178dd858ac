import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import { t } from '#app/platform/language/words.ts'

/** A filter that is on; pressing it takes it off. */
export function FilterChip({ to, children }: { to: string; children: string }) {
	return (
		<Link to={to} preventScrollReset className="chip chip-on" aria-label={t`Remove filter: ${{ filter: children }}`}>
			{children}
			<X size={14} aria-hidden="true" />
		</Link>
	)
}

/** A choice that is an address: on or off. */
export function ChipLink({
	to,
	current,
	children,
}: {
	to: string
	current?: boolean | undefined
	children: ReactNode
}) {
	return (
		<Link to={to} preventScrollReset aria-current={current ? 'true' : undefined} className="chip">
			{children}
		</Link>
	)
}

/** Chips in a row that scrolls sideways on phones. */
export function ChipRow({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
	return (
		<nav
			aria-label={label}
			className={cx('flex gap-2 overflow-x-auto whitespace-nowrap p-1 [scrollbar-width:none] md:flex-wrap', className)}
		>
			{children}
		</nav>
	)
}
