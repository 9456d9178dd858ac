import { specialistOf } from '#app/identity/groups.server.ts'
import { listSavedJobIds } from '#app/jobs/search/saved-jobs.server.ts'
import { mayShowMore, pageSize, readShow } from '#app/jobs/search/paging.ts'
import { MatchList } from '../match-list.tsx'
import { MissingFacts } from '../missing-facts.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { aboutThisOrder } from '../about-order.ts'
import { NoMatches } from '../no-matches.tsx'
import { WhyThisOrder } from '#app/ui/list/why-this-order.tsx'
import { loadMatches } from '../job-matches.server.ts'
import type { Route } from './+types/list.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const show = readShow(new URL(request.url).searchParams)
	const [page, saved] = await Promise.all([loadMatches(actor, show, new Date()), listSavedJobIds(actor)])
	const shown = page.jobs.length
	const hasMore = page.total > shown && mayShowMore(shown)
	return {
		...page,
		saved,
		more: hasMore ? `/jobs/matches?show=${show + pageSize}#job-${shown + 1}` : null,
		shownOf: page.total > shown ? t`${{ shown }} of ${{ count: page.count }} jobs` : undefined,
	}
}

export const meta = () => [titled(t`Matching Jobs`)]

export default function JobMatches({
	loaderData: { jobs, missing, total, count, saved, more, shownOf },
}: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageHeader
				back={{ to: '/doctors/dashboard', label: t`Dashboard` }}
				title={t`Matching Jobs`}
				lead={
					jobs.length > 0
						? total === 1
							? t`${{ count }} open job matches your profile, best match first. Hospitals cannot pay for a higher position.`
							: t`${{ count }} open jobs match your profile, best match first. Hospitals cannot pay for a higher position.`
						: t`Open jobs that match your profile.`
				}
			/>
			{jobs.length > 0 ? (
				<div className="grid gap-3">
					<MissingFacts missing={missing} />
					<WhyThisOrder>{aboutThisOrder()}</WhyThisOrder>
				</div>
			) : null}
			{jobs.length > 0 ? (
				<Panel flush>
					<MatchList jobs={jobs} saved={saved} />
					{more || shownOf ? (
						<div className="border-t border-line px-4 md:px-5">
							<ShowMore to={more} summary={shownOf}>
								{t`Load More`}
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
