import { brand } from '#app/brand.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { listSavedJobIds } from '#app/jobs/saved-jobs.server.ts'
import { mostShown, pageSize } from '#app/jobs/search.ts'
import { MatchList } from '#app/matching/match-list.tsx'
import { MissingFacts } from '#app/matching/missing-facts.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { NoMatches } from '../components/no-matches.tsx'
import { loadMatches } from '../job-matches.server.ts'
import type { Route } from './+types/job-matches.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = requireSpecialist(context, request)
	const asked = Number(/^\d{1,3}$/.exec(new URL(request.url).searchParams.get('show') ?? '')?.[0] ?? pageSize)
	const show = Math.min(mostShown, Math.max(pageSize, Math.ceil(asked / pageSize) * pageSize))
	const [page, saved] = await Promise.all([loadMatches(actor, show, new Date()), listSavedJobIds(actor)])
	const shown = page.jobs.length
	const hasMore = page.total > shown && show < mostShown
	return {
		...page,
		saved,
		more: hasMore ? `/jobs/matches?show=${show + pageSize}#job-${shown + 1}` : null,
		shownOf: page.total > shown ? `${shown} of ${page.count} jobs` : undefined,
	}
}

export const meta: Route.MetaFunction = () => [
	{ title: `Matching Jobs · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function JobMatches({
	loaderData: { jobs, missing, count, saved, more, shownOf },
}: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageHeader
				back={{ to: '/doctors/dashboard', label: 'Dashboard' }}
				title="Matching Jobs"
				lead={
					jobs.length > 0
						? `${count} open ${count === '1' ? 'job fits' : 'jobs fit'} what you told us, the best first. No hospital can pay to be listed higher.`
						: 'Open jobs that fit what you told us.'
				}
			/>
			{jobs.length > 0 ? <MissingFacts missing={missing} /> : null}
			{jobs.length > 0 ? (
				<Panel flush>
					<MatchList jobs={jobs} saved={saved} />
					{more || shownOf ? (
						<div className="border-t border-line px-4 md:px-5">
							<ShowMore to={more} summary={shownOf}>
								Load More
							</ShowMore>
						</div>
					) : null}
				</Panel>
			) : (
				<NoMatches missing={missing} />
			)}
		</main>
	)
}
