import { brand } from '#app/brand.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { findJobOfHospital } from '#app/jobs/queries.server.ts'
import { waitingFor } from '#app/platform/dates.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { applicantCard } from '../applicant-card.ts'
import { countByStage, listApplicants, listBoard } from '../applicants.server.ts'
import { ApplicantTable } from '../components/applicant-table.tsx'
import { LiveBoard } from '../components/live-board.tsx'
import { applicantsPerPage } from '../limits.ts'
import { boardStages, columnNames, isStage, stages } from '../stage.ts'
import type { Route } from './+types/applicants.ts'

const dayInMs = 24 * 60 * 60 * 1000

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const job = await findJobOfHospital(member, idParam(params.jobId))
	if (!job) throw notFound()

	const query = new URL(request.url).searchParams
	const view = query.get('view') === 'board' ? 'board' : 'list'
	const asked = query.get('stage') ?? ''
	const stage = isStage(asked) ? asked : null
	const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1

	const [{ counts, oldestNew }, rows] = await Promise.all([
		countByStage(member, job.id),
		view === 'board' ? listBoard(member, job.id) : listApplicants(member, job.id, { stage, page }),
	])
	const now = new Date()
	const total = boardStages.reduce((sum, each) => sum + counts[each], 0)
	return {
		job: { id: job.id, title: job.title },
		view,
		stage,
		page,
		counts,
		total,
		listed: stage ? counts[stage] : total,
		oldestNew: oldestNew
			? { text: waitingFor(oldestNew, now), isLate: now.getTime() - oldestNew.getTime() > 2 * dayInMs }
			: null,
		applicants: rows.map((row) => applicantCard(row, now)),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData ? `Applicants: ${loaderData.job.title}` : 'Applicants'} · ${brand.name}` },
]

export default function Applicants({ loaderData }: Route.ComponentProps) {
	const { job, view, counts, total, oldestNew } = loaderData
	const base = `/hospital/jobs/${job.id}/applicants`
	return (
		<main
			id="main"
			className={`page grid grid-cols-[minmax(0,1fr)] gap-5 py-6 ${view === 'board' ? 'max-w-none' : ''}`}
		>
			<PageHeader
				back={{ to: '/hospitals/dashboard/jobs', label: 'Job Postings' }}
				title={`Applicants: ${job.title}`}
				lead={total === 1 ? '1 applicant' : `${total.toLocaleString('en-IN')} applicants`}
				tags={
					oldestNew ? (
						<Tag tone={oldestNew.isLate ? 'warning' : 'neutral'}>
							{counts.applied} new, the oldest waiting {oldestNew.text}
						</Tag>
					) : undefined
				}
			/>
			{total + counts.withdrawn === 0 ? (
				<EmptyState title="No applicants yet">
					Specialists who apply for this job appear here, and we write to you about each of them.
				</EmptyState>
			) : (
				<>
					<Tabs
						label="View"
						tabs={[
							{ to: `${base}?view=list`, label: 'List', current: view === 'list' },
							{ to: `${base}?view=board`, label: 'Board', current: view === 'board' },
						]}
					/>
					{view === 'board' ? (
						<LiveBoard
							jobId={job.id}
							applicants={loaderData.applicants}
							counts={counts}
							returnTo={`${base}?view=board`}
						/>
					) : (
						<ApplicantList base={base} {...loaderData} />
					)}
				</>
			)}
		</main>
	)
}

function ApplicantList({
	base,
	stage,
	page,
	counts,
	total,
	listed,
	applicants,
}: Route.ComponentProps['loaderData'] & { base: string }) {
	const address = (wanted: string | null, wantedPage = 1) =>
		`${base}?view=list${wanted ? `&stage=${wanted}` : ''}${wantedPage > 1 ? `&page=${wantedPage}` : ''}`
	const first = (page - 1) * applicantsPerPage + 1
	return (
		<>
			<ChipRow label="Stage">
				<ChipLink to={address(null)} current={stage === null}>
					All <span className="num">{total}</span>
				</ChipLink>
				{stages
					.filter((each) => counts[each] > 0 || each === stage)
					.map((each) => (
						<ChipLink key={each} to={address(each)} current={each === stage}>
							{columnNames[each]} <span className="num">{counts[each]}</span>
						</ChipLink>
					))}
			</ChipRow>
			{applicants.length === 0 ? (
				<EmptyState title="Nobody here">No application stands at this stage.</EmptyState>
			) : (
				<Panel flush>
					<ApplicantTable applicants={applicants} returnTo={address(stage, page)} />
					{listed > applicantsPerPage ? (
						<Pagination
							summary={`${first}–${first + applicants.length - 1} of ${listed}`}
							previous={page > 1 ? address(stage, page - 1) : null}
							next={page * applicantsPerPage < listed ? address(stage, page + 1) : null}
						/>
					) : null}
				</Panel>
			)}
		</>
	)
}
