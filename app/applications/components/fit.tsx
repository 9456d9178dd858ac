import { FitBars } from '#app/ui/list/fit-bars.tsx'
import type { ApplicantCard } from '../pipeline/applicant-card.ts'

/** How an applicant fits the job: five bars and the number, with the reasons behind it. */
export function Fit({ applicant: { fit, fitLabel, reasons, misses } }: { applicant: ApplicantCard }) {
	if (fitLabel === null) return <span className="text-ink-3">–</span>
	const why = [...reasons, ...misses.map((miss) => `Not: ${miss}`)].join(' · ')
	return (
		<span className="fit num" title={why ? `${fitLabel}. ${why}` : fitLabel}>
			{fit === null ? '–' : <FitBars score={fit} />}
			<span className="sr-only">{`${fitLabel}, `}</span>
			{fit}
			{fit === null ? null : <span className="sr-only">%</span>}
		</span>
	)
}
