type Bar = { label: string; value: number }

type BarChartProps = {
	title: string
	/** What is counted, in a sentence. */
	hint: string
	bars: readonly Bar[]
	/** More columns of the table behind the picture. */
	columns?: readonly { header: string; values: readonly (string | number)[] }[]
}

// As wide as a phone leaves it, so that the text is not drawn smaller than it is.
const [labelWidth, barWidth, rowHeight, width] = [116, 144, 28, 290]

/** Bars drawn on the server, and the same figures as a table. */
export function BarChart({ title, hint, bars, columns = [] }: BarChartProps) {
	const most = Math.max(1, ...bars.map(({ value }) => value))
	return (
		<section className="panel" aria-label={title}>
			<div className="panel-body grid gap-2">
				<h2 className="text-base">{title}</h2>
				<p className="text-sm text-ink-2">{hint}</p>
				<svg
					viewBox={`0 0 ${width} ${bars.length * rowHeight}`}
					className="w-full max-w-sm text-brand"
					role="img"
					aria-label={bars.map(({ label, value }) => `${label} ${value}`).join(', ')}
				>
					{bars.map(({ label, value }, index) => (
						<g key={label} transform={`translate(0 ${index * rowHeight})`}>
							<text x={0} y={18} fontSize={13} fill="var(--ink)">
								{label}
							</text>
							<rect
								x={labelWidth}
								y={4}
								width={Math.max(value > 0 ? 2 : 0, (value / most) * barWidth)}
								height={18}
								rx={3}
								fill="currentColor"
							/>
							<text
								x={labelWidth + (value / most) * barWidth + 6}
								y={18}
								fontSize={13}
								fontWeight={600}
								fill="var(--ink)"
							>
								{value}
							</text>
						</g>
					))}
				</svg>
				<details className="text-sm">
					<summary className="link inline-flex min-h-11 items-center lg:min-h-8">Show as table</summary>
					<table className="num w-full max-w-xl">
						<caption className="sr-only">{title}</caption>
						<thead>
							<tr className="text-start text-ink-2">
								<th scope="col" className="py-1 text-start font-normal">
									{title}
								</th>
								<th scope="col" className="py-1 text-end font-normal">
									Applications
								</th>
								{columns.map(({ header }) => (
									<th key={header} scope="col" className="py-1 text-end font-normal">
										{header}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{bars.map(({ label, value }, index) => (
								<tr key={label} className="border-t border-line">
									<th scope="row" className="py-1 text-start font-normal">
										{label}
									</th>
									<td className="py-1 text-end">{value}</td>
									{columns.map(({ header, values }) => (
										<td key={header} className="py-1 text-end">
											{values[index]}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</details>
			</div>
		</section>
	)
}
