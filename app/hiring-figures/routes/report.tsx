import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { stageNames } from '#app/applications/stage.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Toolbar } from '#app/ui/page/toolbar.tsx'
import { WorkPage } from '#app/ui/page/split-pane.tsx'
import { BarChart } from '../components/bar-chart.tsx'
import { answerNames } from '../labels.ts'
import { periods, reportQuery } from '../period.ts'
import { loadReport, type Report } from '../report.server.ts'
import type { Route } from './+types/report.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export const loader = ({ request, context }: Route.LoaderArgs) =>
	loadReport(verifiedMemberOf(context), new URL(request.url).searchParams)

export const meta = () => [titled('Reports')]

const jobColumns: Column<Report['jobs'][number]>[] = [
	{
		key: 'job',
		header: 'Job',
		isRowHeader: true,
		cell: ({ jobId, title }) => <Link to={`/hospital/jobs/${jobId}/applicants`}>{title}</Link>,
	},
	{ key: 'applications', header: 'Applications', align: 'end', cell: (row) => row.applications },
	{ key: 'contacted', header: 'Contacted by you', align: 'end', cell: (row) => row.contacted },
	{ key: 'shortlisted', header: stageNames.shortlisted, align: 'end', cell: (row) => row.shortlisted },
	{ key: 'interview', header: stageNames.interview, align: 'end', cell: (row) => row.interviewed },
	{ key: 'offer', header: stageNames.offered, align: 'end', cell: (row) => row.offered },
	{ key: 'joined', header: stageNames.hired, align: 'end', cell: (row) => row.hired },
	{ key: 'answer', header: `Time to ${answerNames.wait}, median`, align: 'end', cell: (row) => row.answer },
	{ key: 'slow', header: '90th percentile', align: 'end', cell: (row) => row.slowAnswer },
	{ key: 'hire', header: 'Time to hire, median', align: 'end', cell: (row) => row.hire },
	{ key: 'slow-hire', header: '90th percentile', align: 'end', cell: (row) => row.slowHire },
]

const memberColumns: Column<Report['members'][number]>[] = [
	{ key: 'name', header: 'Member', isRowHeader: true, cell: ({ name }) => name },
	{ key: 'answers', header: 'First answers', align: 'end', cell: (row) => row.answers },
	{ key: 'answer', header: `Time to ${answerNames.given}, median`, align: 'end', cell: (row) => row.answer },
	{ key: 'slow', header: '90th percentile', align: 'end', cell: (row) => row.slowAnswer },
	{ key: 'shortlisted', header: stageNames.shortlisted, align: 'end', cell: (row) => row.shortlisted },
	{ key: 'proposals', header: 'Interviews proposed', align: 'end', cell: (row) => row.proposals },
	{ key: 'offers', header: 'Offers made', align: 'end', cell: (row) => row.offers },
	{ key: 'joinings', header: 'Joinings confirmed', align: 'end', cell: (row) => row.joinings },
	{ key: 'rejected', header: stageNames.rejected, align: 'end', cell: (row) => row.rejected },
	{ key: 'hire', header: 'Time to hire, median', align: 'end', cell: (row) => row.hire },
	{ key: 'slow-hire', header: '90th percentile', align: 'end', cell: (row) => row.slowHire },
]

export default function HiringReport({ loaderData: report }: Route.ComponentProps) {
	return (
		<WorkPage>
			<Toolbar
				title="Reports"
				actions={
					<>
						{csvTables.map(([table, label]) => (
							<a
								key={table}
								href={`/hospital/reports/figures.csv?${reportQuery(report.period, report.site)}&table=${table}`}
								className="btn btn-secondary btn-sm"
								download
							>
								<Download size={16} aria-hidden="true" />
								{label}
							</a>
						))}
					</>
				}
			/>
			<div tabIndex={-1} className="pane pane-page">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
					<ChipRow label="Applications received in">
						{periods.map((days) => (
							<ChipLink
								key={days}
								to={`/hospital/reports?${reportQuery(days, report.site)}`}
								current={days === report.period}
							>
								Last {days} days
							</ChipLink>
						))}
					</ChipRow>
					{report.sites.length > 1 ? (
						<ChipRow label="Site">
							{[{ id: null, name: report.allSites }, ...report.sites].map(({ id, name }) => (
								<ChipLink
									key={id ?? 'all'}
									to={`/hospital/reports?${reportQuery(report.period, id)}`}
									current={id === report.site}
								>
									{name}
								</ChipLink>
							))}
						</ChipRow>
					) : null}
					{report.isEmpty ? (
						<EmptyState
							title="No applications in this period"
							action={<ButtonLink to="/hospitals/dashboard/jobs">View your jobs</ButtonLink>}
						>
							Figures about your hiring appear here when applications arrive.
						</EmptyState>
					) : (
						<Figures report={report} />
					)}
				</div>
			</div>
		</WorkPage>
	)
}

/** One table a file, so that a program can read it. */
const csvTables = [
	['jobs', 'CSV by job'],
	['members', 'CSV by member'],
	['total', 'CSV of totals'],
] as const

function Figures({
	report: { period, figures, funnel, sources, answers, uncounted, jobs, members },
}: {
	report: Report
}) {
	return (
		<>
			<dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
				{figures.map(({ label, value, note }) => (
					<div key={label} className="panel panel-body">
						<dt className="text-sm text-ink-2">{label}</dt>
						<dd>
							<span className="num block text-xl font-semibold">{value}</span>
							{note ? <span className="text-sm text-ink-2">{note}</span> : null}
						</dd>
					</div>
				))}
			</dl>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
				<BarChart
					title="Stages reached"
					hint={`Applications of the last ${period} days, and how far they have come.`}
					bars={funnel}
					columns={[{ header: 'Share', values: funnel.map(({ share }) => share) }]}
				/>
				<BarChart
					title="Time to first answer"
					hint={[
						'How long specialists who applied waited for your first decision.',
						uncounted,
						'Overdue answers under Today are another figure: all that you owe now, at any stage.',
					]
						.filter(Boolean)
						.join(' ')}
					bars={answers}
				/>
				<BarChart
					title="Source"
					hint="Who made the first step, and how many of them joined."
					bars={sources}
					columns={[{ header: stageNames.hired, values: sources.map(({ joined }) => joined) }]}
				/>
			</div>
			<section aria-labelledby="by-job" className="grid grid-cols-[minmax(0,1fr)] gap-2">
				<h2 id="by-job" className="text-base">
					By job
				</h2>
				{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of a keyboard */}
				<section className="panel figures overflow-x-auto" tabIndex={0} aria-label="Figures by job">
					<Table caption="Figures by job" columns={jobColumns} rows={jobs} rowKey={({ jobId }) => jobId} />
				</section>
			</section>
			<section aria-labelledby="by-member" className="grid grid-cols-[minmax(0,1fr)] gap-2">
				<h2 id="by-member" className="text-base">
					By member
				</h2>
				{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of a keyboard */}
				<section className="panel figures overflow-x-auto" tabIndex={0} aria-label="Figures by member">
					<Table caption="Figures by member" columns={memberColumns} rows={members} rowKey={(row) => row.accountId} />
				</section>
			</section>
		</>
	)
}
