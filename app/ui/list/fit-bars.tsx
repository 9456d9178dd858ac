import { drawnOnce } from '#app/pictures/drawn-once.ts'

const bars = [20, 40, 60, 80, 95]

/** The bars by how many of them are lit. */
const drawings = [...bars, Infinity].map((_, lit) =>
	drawnOnce(
		`fit bars ${lit}`,
		bars.map((least, at) => <b key={least} data-off={at === lit ? '' : undefined} />),
	),
)

/** How well two things fit, of 100: bars beside the number, lit up to the first that is not reached. */
export const FitBars = ({ score }: { score: number }) => (
	<i aria-hidden="true" {...drawings[bars.filter((least) => score >= least).length]} />
)
