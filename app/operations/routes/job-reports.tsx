import { Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import type { Column } from '#app/ui/list/table.tsx'
import { ageColumn, reasonColumn, ReportsQueue } from '../components/reports-page.tsx'
import { countReports, type ListedReport, listReports } from '../moderation/job-reports.server.ts'
import { readReportsAddress, reportsAddress } from '../moderation/reports-page.ts'
import type { Route } from './+types/job-reports.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const asked = readReportsAddress(request.url)
	const [counts, list] = await Promise.all([countReports(actor), listReports(actor, asked)])
	return { isSettled: asked.isSettled, counts, list }
}

export const meta = () => [titled('Reported jobs')]

export default function JobReports({ loaderData }: Route.ComponentProps) {
	return (
		<ReportsQueue
			{...loaderData}
			title="Reported jobs"
			lead="Asking an applicant for a fee is a reason to remove a job."
			addressOf={reportsAddress('/operator/reports')}
			columns={[jobColumn, reasonColumn, countColumn, ageColumn(loaderData.isSettled)]}
		/>
	)
}

const jobColumn: Column<ListedReport> = {
	key: 'job',
	header: 'Job',
	isRowHeader: true,
	cell: ({ id, jobTitle, hospitalName }) => (
		<>
			<Link to={`/operator/reports/${id}`} className="link">
				{jobTitle}
			</Link>
			<div className="font-normal text-ink-2">{hospitalName}</div>
		</>
	),
}

const countColumn: Column<ListedReport> = {
	key: 'reports',
	header: 'Reports',
	align: 'end',
	cell: ({ reportsOfJob }) => reportsOfJob,
}
