const from = [20, 40, 60, 80, 95]
const bars = from.map((least) => <b key={least} />)

/** How well two things fit, of 100: bars beside the number, of which the style sheet fills the first. */
export const FitBars = ({ score }: { score: number }) => (
	<i aria-hidden="true" data-bars={from.filter((least) => score >= least).length}>
		{bars}
	</i>
)
