import { MatchNote } from './match-note.tsx'
import { MissingFacts } from './missing-facts.tsx'
import type { Match } from './match.ts'
import { t } from '#app/platform/language/words.ts'

/** On the page of a job: how it fits whoever reads it, before they apply. */
export function JobFit({ match }: { match: Match }) {
	return (
		<section aria-labelledby="job-fit" className="grid gap-2 border-l-2 border-brand pl-4">
			<h2 id="job-fit" className="text-base">
				{t`How this job matches your profile`}
			</h2>
			<MatchNote match={match} />
			<MissingFacts missing={match.missing} />
		</section>
	)
}
