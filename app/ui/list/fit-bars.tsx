const bars = [20, 40, 60, 80, 95]

/** How well two things fit, of 100: bars beside the number. */
export const FitBars = ({ score }: { score: number }) => (
	<i aria-hidden="true">
		{bars.map((from) => (
			<b key={from} data-on={score >= from ? '' : undefined} />
		))}
	</i>
)
