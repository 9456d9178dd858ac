import { Reasons } from '#app/ui/reasons.tsx'
import type { ApplicantCard } from '../applicant-card.ts'

/** How an applicant fits the job, in words; the reasons unfold. Nothing about an applicant who can no longer be read. */
export function CardMatch({ match }: Pick<ApplicantCard, 'match'>) {
	if (!match) return null
	return (
		<details className="max-w-prose text-sm font-normal text-ink-2">
			<summary className="link num inline-flex min-h-8 cursor-pointer items-center">
				{match.label}, {match.score}%
			</summary>
			<div className="grid gap-1 pb-1">
				<Reasons reasons={match.reasons} misses={match.misses} />
			</div>
		</details>
	)
}
