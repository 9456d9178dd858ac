import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FiltersOn } from '#app/ui/list/filters-on.tsx'
import { WorkPage } from '#app/ui/page/split-pane.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Toolbar } from '#app/ui/page/toolbar.tsx'
import { addressesOf, applicantsOfJob } from './addresses.ts'
import type { ApplicantCard } from './applicant-card.ts'
import { isNarrowed, narrowings, widened } from './applicant-filter.ts'
import type { ApplicantsPage } from './applicants-page.server.ts'
import { ApplicantFilters } from '../components/applicant-filters.tsx'
import { ApplicantsView } from '../components/applicants-view.tsx'
import { JobMenu } from './job-menu.tsx'
import { allApplicants } from './return-page.ts'

type ApplicantsProps = {
	page: ApplicantsPage
	/** The job whose applicants these are; all of the hospital's where it is null. */
	job: { id: string; title: string } | null
	/** Says who will appear in an empty list. */
	whenEmpty: string
	/** The applicant opened beside the list, as far as keys move them, and the panel that shows them. */
	opened: Pick<ApplicantCard, 'id' | 'version' | 'moves'> | null
	side: ReactNode
	/** The views of the list that the team keeps. */
	views: ReactNode
}

/** The page of a hospital's applicants, of one job or of all. */
export function Applicants({ page, job, whenEmpty, opened, side, views }: ApplicantsProps) {
	const { filter, total } = page
	const base = job ? applicantsOfJob(job.id) : allApplicants
	return (
		<WorkPage>
			<Toolbar
				title={<>Applicants{job ? <span className="sr-only">: {job.title}</span> : null}</>}
				actions={
					<>
						<OldestNew page={page} />
						<ApplicantFilters base={base} page={page} />
					</>
				}
			>
				<JobMenu
					id="applicant-jobs"
					jobs={page.jobs}
					chosen={job?.title}
					toAll={`${allApplicants}?view=${page.view}`}
					to={(id) => `${applicantsOfJob(id)}?view=${page.view}`}
					className="max-w-48 min-w-0 md:max-w-80"
				/>
				<ViewChoice base={base} page={page} />
				{views}
			</Toolbar>
			{isNarrowed(filter) ? <Narrowed base={base} page={page} /> : null}
			{total === 0 && !isNarrowed(filter) ? (
				<EmptyState
					title="No applicants yet"
					action={<ButtonLink to="/hospitals/dashboard/jobs">View your jobs</ButtonLink>}
				>
					{whenEmpty}
				</EmptyState>
			) : (
				<ApplicantsView base={base} page={page} showsJob={job === null} opened={opened} side={side} />
			)}
		</WorkPage>
	)
}

function ViewChoice({ base, page: { view, filter } }: { base: string; page: ApplicantsPage }) {
	const addresses = addressesOf(base)
	return (
		<nav aria-label="View" className={view === 'list' ? 'seg max-md:hidden' : 'seg'}>
			<Link to={addresses.board(filter)} aria-current={view === 'board' ? 'page' : undefined}>
				Board
			</Link>
			<Link to={addresses.list(filter)} aria-current={view === 'list' ? 'page' : undefined}>
				List
			</Link>
		</nav>
	)
}

/** How long the first of those who are new has waited. */
function OldestNew({ page: { oldestNew } }: { page: ApplicantsPage }) {
	if (!oldestNew) return null
	return (
		<Link to="/hospital/today" className="link inline-flex min-h-8 items-center gap-1.5 text-sm max-md:hidden">
			Longest wait
			<Tag tone={oldestNew.isLate ? 'urgent' : 'neutral'} icon={null} className="num">
				{oldestNew.text}
			</Tag>
		</Link>
	)
}

/** What the list is narrowed to, to take off one by one. */
function Narrowed({ base, page: { view, filter } }: { base: string; page: ApplicantsPage }) {
	const addresses = addressesOf(base)
	const chips = narrowings(filter).map(({ label, without }) => ({ label, to: addresses[view](without) }))
	return (
		<FiltersOn className="border-b border-line px-4 py-1.5" chips={chips} clear={addresses[view](widened(filter))} />
	)
}
