import type { ReactNode } from 'react'

type StatItem = { label: string; value: string; note?: ReactNode }

/** Figures side by side. A figure that is not known is left out by the caller, never guessed. */
export function Stats({ items, size = 'md' }: { items: readonly StatItem[]; size?: 'sm' | 'md' | undefined }) {
	return (
		<dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:flex md:flex-wrap md:gap-x-6 xl:gap-x-10">
			{items.map(({ label, value, note }) => (
				<div key={label} className="flex flex-col-reverse justify-end">
					<dt className="text-sm text-ink-2">
						{label}
						{note ? <span className="block text-ink-3">{note}</span> : null}
					</dt>
					<dd className={`num font-bold tracking-tight ${size === 'md' ? 'text-2xl' : 'text-xl'}`}>{value}</dd>
				</div>
			))}
		</dl>
	)
}
