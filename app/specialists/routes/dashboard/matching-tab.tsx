import { MatchList } from '#app/matching/match-list.tsx'
import { MissingFacts } from '#app/matching/missing-facts.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { loadMatches } from '#app/matching/job-matches.server.ts'
import { NoMatches } from '#app/matching/no-matches.tsx'

type MatchingTabProps = { matches: Awaited<ReturnType<typeof loadMatches>>; saved: readonly string[] }

/** The three best, and the ways on. */
export function MatchingTab({ matches: { jobs, missing, total, count }, saved }: MatchingTabProps) {
	if (jobs.length === 0) return <NoMatches missing={missing} />
	return (
		<>
			<MissingFacts missing={missing} />
			<Panel flush>
				<MatchList jobs={jobs} saved={saved} />
				<div className="flex flex-wrap gap-3 border-t border-line px-4 py-4 md:px-5">
					{total > jobs.length ? <ButtonLink to="/jobs/matches">View all {count} matches</ButtonLink> : null}
					<ButtonLink to="/jobs" variant="secondary">
						View All Jobs
					</ButtonLink>
				</div>
			</Panel>
		</>
	)
}
