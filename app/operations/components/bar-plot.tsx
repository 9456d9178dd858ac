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
