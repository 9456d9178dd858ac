import type { Bar, Figure } from '../candidates/insight-strip.ts'

/** What the people who were found have in common, as pictures and as a table. Nothing is counted over fewer than five. */
export function Insights({ figures }: { figures: readonly Figure[] }) {
	return (
		<section aria-label="Insights" className="grid gap-2">
			<div className="insights">
				{figures.map((figure) => (
					<Picture key={figure.title} figure={figure} />
				))}
			</div>
			<details className="text-sm">
				<summary className="link inline-flex min-h-11 items-center lg:min-h-8">Show as table</summary>
				<div className="insights">
					{figures.map((figure) => (
						<Numbers key={figure.title} figure={figure} />
					))}
				</div>
			</details>
		</section>
	)
}

const Title = ({ figure: { title, unit } }: { figure: Figure }) => (
	<>
		{title} <span className="num font-normal text-ink-2">{unit}</span>
	</>
)

/** The table says the same, so this is for the eye alone but for its title. */
function Picture({ figure }: { figure: Figure }) {
	const { as, bars, most, end } = figure
	return (
		<div className="min-w-0">
			<h2 className="mb-1 text-sm">
				<Title figure={figure} />
			</h2>
			{as === 'columns' ? (
				<div aria-hidden="true" className="bar-axis num">
					<span>{most}</span>
					<span>0</span>
					<ul className={end === undefined ? 'bars' : 'bars bars-range'}>
						{bars.map((bar) => (
							<Column key={bar.name} bar={bar} />
						))}
						{end === undefined ? null : (
							<li className="bars-end">
								<span>{end}</span>
							</li>
						)}
					</ul>
				</div>
			) : (
				<ul aria-hidden="true" className="bar-lines num">
					{bars.map((bar) => (
						<Line key={bar.name} bar={bar} />
					))}
				</ul>
			)}
		</div>
	)
}

/** Heights and widths are attributes of a drawing: no style of its own that the page would have to allow. */
function Column({ bar: { label, name, count, share } }: { bar: Bar }) {
	const height = Math.max(share * 100, 1)
	return (
		<li title={`${name}: ${count}`}>
			<svg viewBox="0 0 1 100" preserveAspectRatio="none">
				<rect y={100 - height} width="1" height={height} />
			</svg>
			<span>{label}</span>
		</li>
	)
}

function Line({ bar: { label, count, share } }: { bar: Bar }) {
	return (
		<li>
			<span className="truncate">{label}</span>
			<span className="text-ink-2">{count}</span>
			<svg viewBox="0 0 100 1" preserveAspectRatio="none">
				<rect width={Math.max(share * 100, 1)} height="1" />
			</svg>
		</li>
	)
}

function Numbers({ figure }: { figure: Figure }) {
	return (
		<table className="num w-full">
			<caption className="pb-1 text-start font-semibold">
				<Title figure={figure} />
			</caption>
			<tbody>
				{figure.bars.map(({ name, count }) => (
					<tr key={name} className="border-t border-line">
						<th scope="row" className="py-1 text-start font-normal">
							{name}
						</th>
						<td className="py-1 text-end">{count}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
