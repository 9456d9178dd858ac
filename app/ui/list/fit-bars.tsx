const bars = [20, 40, 60, 80, 95]

/** How well two things fit, of 100: bars beside the number, lit up to the first that is not reached. */
export function FitBars({ score }: { score: number }) {
	const off = bars.findIndex((least) => score < least)
	return (
		<i aria-hidden="true">
			{bars.map((least, at) => (
				<b key={least} data-off={at === off ? '' : undefined} />
			))}
		</i>
	)
}
