import { onceOpen } from '#app/hospitals/status.ts'
import { firstJobsRule } from '#app/hospitals/checks/first-jobs.ts'
import { useOutletContext } from 'react-router'
import { isVerified } from '#app/identity/actor.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { pageOf } from '#app/identity/page-of.ts'
import { moreOf, rowsAtOnce } from '#app/platform/http/growing-list.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { usePaneScroll } from '#app/ui/page/pane-scroll.ts'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { Strip, type StripFigure } from '#app/ui/page/strip.tsx'
import { findViewChoices } from '#app/views/queries.server.ts'
import { ViewsMenu } from '#app/views/views-menu.tsx'
import { JobPostings } from './postings/job-postings.tsx'
import { PostingFilters } from './postings/posting-filters.tsx'
import { listJobsOfHospital } from './postings/hospital-jobs.server.ts'
import { postingsHref, postingsPath, readPostingsView } from './postings/postings.ts'
import type { Member } from '#app/identity/actor.ts'
import type { Route } from './+types/postings.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export const middleware = [openAtPlainAddress({ defaults: { sort: 'status' } })]

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const view = readPostingsView(new URL(request.url).searchParams)
	const [{ jobs, total, all, counts }, views] = await Promise.all([
		listJobsOfHospital(member, view),
		findViewChoices(member, pageOf(request)),
	])
	return {
		status: member.hospitalStatus,
		canPublish: isVerified(member),
		nothingYet: nothingYet(member),
		view,
		views,
		all,
		counts,
		jobs,
		more: moreOf(view.shown, total, (shown) => postingsHref({ ...view, shown })),
	}
}

export const meta = () => [titled('Job Postings')]

export default function HospitalJobs({ loaderData }: Route.ComponentProps) {
	const { canPublish, nothingYet, view, views, all, counts, jobs, more } = loaderData
	const figures = useOutletContext<StripFigure[]>()
	const pane = usePaneScroll<HTMLDivElement>('list', postingsHref({ ...view, shown: rowsAtOnce }))
	return (
		<section aria-label="Job Postings" className="split">
			<div className="split-list">
				<div className="list-tools">
					{all > 0 ? <PostingFilters view={view} all={all} counts={counts} /> : null}
					<ViewsMenu choices={views} />
				</div>
				<Strip figures={figures} />
				<div ref={pane} tabIndex={-1} className="pane">
					{jobs.length > 0 ? (
						<JobPostings jobs={jobs} view={view} canPublish={canPublish} />
					) : (
						<div className="px-4">{all > 0 ? <NoneLikeThat /> : <NoJobs text={nothingYet} />}</div>
					)}
					{more ? (
						<div className="px-4">
							<ShowMore {...more}>Load More</ShowMore>
						</div>
					) : null}
				</div>
			</div>
		</section>
	)
}

function NoneLikeThat() {
	return (
		<EmptyState title="No matching jobs" action={<ButtonLink to={postingsPath}>Show all jobs</ButtonLink>}>
			None of your jobs has this status.
		</EmptyState>
	)
}

/** A member of some sites does not see the other jobs, so their hospital need not be new. */
function nothingYet(member: Member) {
	if (!isVerified(member))
		return `You can save your first job as a draft now and post it ${onceOpen(member.hospitalStatus)}.`
	if (member.sites !== null) return 'Jobs at your sites appear here. Posting one takes about three minutes.'
	return `Post your first job. It takes about three minutes. ${firstJobsRule()}`
}

function NoJobs({ text }: { text: string }) {
	return (
		<EmptyState title="No jobs yet" action={<ButtonLink to="/hospital/post-job">Post New Job</ButtonLink>}>
			{text}
		</EmptyState>
	)
}
