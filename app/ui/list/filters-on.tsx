import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FilterChip } from '../chip.tsx'
import { cx } from '../cx.ts'
import { t } from '#app/platform/language/words.ts'

type FiltersOnProps = {
	/** Each filter that is on, with the address of the list without it. */
	chips: readonly { label: string; to: string }[]
	/** The list without any. */
	clear: string
	/** Behind them, such as a button that saves the search. */
	children?: ReactNode
	className?: string
}

/** The active filters, to remove one by one or all at once. */
export function FiltersOn({ chips, clear, children, className }: FiltersOnProps) {
	if (chips.length === 0) return null
	return (
		<ul aria-label={t`Active filters`} className={cx('flex flex-wrap items-center gap-2', className)}>
			{chips.map(({ label, to }) => (
				<li key={to + label}>
					<FilterChip to={to}>{label}</FilterChip>
				</li>
			))}
			<li>
				<Link to={clear} preventScrollReset className="link inline-flex min-h-11 items-center px-2 text-sm md:min-h-8">
					{t`Clear all`}
				</Link>
			</li>
			{children ? <li>{children}</li> : null}
		</ul>
	)
}
