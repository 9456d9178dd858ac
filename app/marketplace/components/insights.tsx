import type { Bar, InsightStrip } from '../insight-strip.ts'

/** What the people who were found have in common. Nothing is counted over fewer than five. */
export function Insights({ strip }: { strip: InsightStrip }) {
	return (
		<section aria-label="Insights" className="panel insights max-lg:order-last">
			<Figure title="Available on" unit={`of ${strip.people} specialists`} bars={strip.days} as="columns" />
			<Figure title="Top specializations" bars={strip.specialities} as="lines" />
			<Figure title="Gender" unit="of those who told us" bars={strip.genders} as="lines" />
			<Figure title="Minimum expected pay" unit="₹ a month" bars={strip.pay} as="columns" />
		</section>
	)
}

type FigureProps = { title: string; unit?: string; bars: readonly Bar[]; as: 'columns' | 'lines' }

function Figure({ title, unit, bars, as }: FigureProps) {
	if (bars.length === 0) return null
	const Shape = as === 'columns' ? Column : Line
	return (
		<div className="min-w-0">
			<h3 className="mb-1 text-sm">
				{title}
				{unit ? <span className="num font-normal text-ink-2"> {unit}</span> : null}
			</h3>
			<ul className={as === 'columns' ? 'bars' : 'bar-lines'}>
				{bars.map((bar) => (
					<Shape key={bar.said} bar={bar} />
				))}
			</ul>
		</div>
	)
}

/** Heights and widths are attributes of a drawing: no style of its own that the page would have to allow. */
function Column({ bar: { label, said, share } }: { bar: Bar }) {
	const height = Math.max(share * 100, 2)
	return (
		<li title={said}>
			<svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
				<rect y={100 - height} width="1" height={height} />
			</svg>
			<span aria-hidden="true">{label}</span>
			<span className="sr-only">{said}</span>
		</li>
	)
}

function Line({ bar: { label, said, share, count } }: { bar: Bar }) {
	return (
		<li title={said}>
			<span className="truncate">{label}</span>
			<span className="num text-ink-2">{count}</span>
			<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
				<rect width={Math.max(share * 100, 1)} height="1" />
			</svg>
		</li>
	)
}
