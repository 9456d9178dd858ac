import { FitBars } from '#app/ui/list/fit-bars.tsx'
import type { ApplicantCard } from '../pipeline/applicant-card.ts'

/** How an applicant fits the job: five bars and the number, with the reasons behind it. */
export function Fit({ match }: Pick<ApplicantCard, 'match'>) {
	if (!match) return <span className="text-ink-3">–</span>
	const { label, score, reasons, misses } = match
	const why = [...reasons, ...misses.map((miss) => `Not: ${miss}`)].join(' · ')
	return (
		<span className="fit num" title={why ? `${label}. ${why}` : label}>
			{score === null ? '–' : <FitBars score={score} />}
			<span className="sr-only">{label}, </span>
			{score}
			{score === null ? null : <span className="sr-only">%</span>}
		</span>
	)
}
