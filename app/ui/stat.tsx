import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type StatItem = { label: string; value: string; note?: ReactNode }

const sizes = {
	md: { list: 'gap-y-4', item: 'flex flex-col-reverse justify-end', value: 'text-2xl' },
	// Above a list of people: on a phone the label is beside its figure, so that the people begin sooner.
	sm: {
		list: 'gap-y-1',
		item: 'flex items-baseline gap-1.5 max-md:flex-row-reverse max-md:justify-end md:flex-col-reverse md:justify-end md:gap-0',
		value: 'text-xl max-md:text-base',
	},
}

/** Figures side by side. A figure that is not known is left out by the caller, never guessed. */
export function Stats({ items, size = 'md' }: { items: readonly StatItem[]; size?: keyof typeof sizes | undefined }) {
	const look = sizes[size]
	return (
		<dl className={cx('grid grid-cols-2 gap-x-4 md:flex md:flex-wrap md:gap-x-6 xl:gap-x-10', look.list)}>
			{items.map(({ label, value, note }) => (
				<div key={label} className={look.item}>
					<dt className="min-w-0 text-sm wrap-anywhere text-ink-2">
						{label}
						{note ? <span className="block text-ink-3">{note}</span> : null}
					</dt>
					<dd className={cx('num font-bold tracking-tight', look.value)}>{value}</dd>
				</div>
			))}
		</dl>
	)
}
