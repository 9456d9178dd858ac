import type { ReactNode } from 'react'

/** How far something is, with the figure in words beside the bar. */
export function Progress({
	label,
	value,
	max = 100,
	text,
}: {
	label: string
	value: number
	max?: number
	text?: ReactNode
}) {
	return (
		<div className="grid gap-1.5">
			<p className="flex justify-between gap-4 text-sm">
				<span className="font-semibold">{label}</span>
				<span className="num text-ink-2">{text ?? `${Math.round((value / max) * 100)}%`}</span>
			</p>
			<progress className="progress" value={value} max={max} aria-label={label} />
		</div>
	)
}
