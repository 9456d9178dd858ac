import type { JobCardData } from '#app/jobs/page/card.ts'
import { JobList } from '#app/jobs/page/job-list.tsx'
import { MatchNote } from './match-note.tsx'
import type { Match } from './match.ts'

export type MatchedJob = { card: JobCardData; match: Match }

/** Jobs with what speaks for each of them and against it. */
export function MatchList({ jobs, saved }: { jobs: readonly MatchedJob[]; saved: readonly string[] }) {
	return (
		<JobList
			jobs={jobs.map(({ card }) => card)}
			notes={Object.fromEntries(
				jobs.map(({ card, match }) => [card.id, <MatchNote key={card.id} match={match} isFolded />]),
			)}
			saved={saved}
		/>
	)
}
