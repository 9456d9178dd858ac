import { Link } from 'react-router'
import { MissingFacts } from '#app/matching/missing-facts.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import type { loadMatches } from '#app/matching/job-matches.server.ts'
import { NoMatches } from '#app/matching/no-matches.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'
import { asWritten } from '#app/ui/as-written.ts'

type MatchingTabProps = { matches: Awaited<ReturnType<typeof loadMatches>> }

/** The three best in a line or two each, and the ways on. */
export function MatchingTab({ matches: { jobs, missing, total, count } }: MatchingTabProps) {
	if (jobs.length === 0) return <NoMatches missing={missing} />
	return (
		<>
			<ul className="panel divide-y divide-line">
				{jobs.map(({ card: { id, title, hospitalName, hospitalLogo, location, pay }, match: { score } }) => (
					<li key={id}>
						<Link
							to={`/jobs/${id}`}
							className="flex items-center gap-3 px-4 py-2.5 leading-5 text-ink no-underline hover:bg-hover"
						>
							<Monogram name={hospitalName} logo={hospitalLogo} />
							<span className="min-w-0 flex-1">
								<b className="block truncate" {...asWritten()}>
									{title}
								</b>
								<span className="block truncate text-sm text-ink-2">
									{[hospitalName, location].filter(Boolean).join(' · ')}
								</span>
								<b className="num block text-sm">{pay}</b>
							</span>
							{score === null ? null : (
								<span className="num flex-none text-end text-xs text-ink-2">
									{rich({
										strong: (words) => <b className="block text-sm text-ink">{words}</b>,
									})`<strong>${{ score }}%</strong> match`}
								</span>
							)}
						</Link>
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3">
				{total > jobs.length ? (
					<ButtonLink to="/jobs/matches" variant="secondary" size="sm">
						{t`View all ${{ count }} matches`}
					</ButtonLink>
				) : null}
				<ButtonLink to="/jobs" variant="secondary" size="sm">
					{t`View All Jobs`}
				</ButtonLink>
			</div>
			<MissingFacts missing={missing} />
		</>
	)
}
