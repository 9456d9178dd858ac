type Bar = { label: string; value: number | null }

const [width, height] = [480, 104]

/**
 * Bars drawn by the server. Their labels are text of the page, so that they are as large on a phone as on a desk; a table
 * has the numbers.
 */
export function BarPlot({ name, bars }: { name: string; bars: readonly Bar[] }) {
	const max = Math.max(0, ...bars.map(({ value }) => value ?? 0))
	const step = width / bars.length
	return (
		<div>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				preserveAspectRatio="none"
				role="img"
				aria-label={name}
				className="block h-26 w-full text-chart1"
			>
				{bars.map(({ label, value }, at) => {
					const tall = max === 0 || value === null ? 0 : Math.max((value / max) * height, value > 0 ? 2 : 0)
					return (
						<rect key={label} x={at * step + 4} y={height - tall} width={step - 8} height={tall} fill="currentColor" />
					)
				})}
			</svg>
			<div
				aria-hidden="true"
				className="grid grid-cols-12 border-t border-line-strong pt-1 text-center text-xs text-ink-2"
			>
				{bars.map(({ label }) => (
					<span key={label}>
						{label.slice(0, 1)}
						<span className="max-sm:hidden">{label.slice(1)}</span>
					</span>
				))}
			</div>
		</div>
	)
}

/** Bars from left to right, each with its name and number as text of the page. */
export function RowBars({ name, bars }: { name: string; bars: readonly (Bar & { text: string })[] }) {
	const max = Math.max(0, ...bars.map(({ value }) => value ?? 0))
	if (bars.length === 0) return <p className="text-ink-2">Nothing to count yet.</p>
	return (
		<ul className="grid gap-2" aria-label={name}>
			{bars.map(({ label, value, text }) => (
				<li key={label}>
					<div className="flex justify-between gap-3 text-sm">
						<span className="min-w-0 truncate">{label}</span>
						<span className="num shrink-0">{text}</span>
					</div>
					<svg
						viewBox="0 0 100 1"
						preserveAspectRatio="none"
						aria-hidden="true"
						className="block h-2 w-full bg-sunken text-chart1"
					>
						<rect width={max === 0 ? 0 : ((value ?? 0) / max) * 100} height="1" fill="currentColor" />
					</svg>
				</li>
			))}
		</ul>
	)
}
