import { Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import type { Column } from '#app/ui/list/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { ageColumn, reasonColumn, ReportsQueue } from '../components/reports-page.tsx'
import { countUserReports, type ListedUserReport, listUserReports } from '../moderation/user-reports.server.ts'
import { readReportsAddress, reportsAddress } from '../moderation/reports-page.ts'
import type { Route } from './+types/user-reports.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const asked = readReportsAddress(request.url)
	const [counts, list] = await Promise.all([countUserReports(actor), listUserReports(actor, asked)])
	return { isSettled: asked.isSettled, counts, list }
}

export const meta = () => [titled('User reports')]

export default function UserReports({ loaderData }: Route.ComponentProps) {
	return (
		<ReportsQueue
			{...loaderData}
			title="User reports"
			lead="Reports by hospitals and specialists about each other. Two open reports about a hospital pause its new contact requests until they are resolved."
			addressOf={reportsAddress('/operator/conduct')}
			columns={[aboutColumn, reasonColumn, ageColumn(loaderData.isSettled)]}
		/>
	)
}

const aboutColumn: Column<ListedUserReport> = {
	key: 'about',
	header: 'About',
	isRowHeader: true,
	cell: ({ id, about, hospitalName, specialistName, isPaused }) => (
		<>
			<Link to={`/operator/conduct/${id}`} className="link">
				{about === 'hospital' ? hospitalName : specialistName}
			</Link>
			<div className="font-normal text-ink-2">
				{about === 'hospital' ? `Reported by ${specialistName}` : `Reported by ${hospitalName}`}
			</div>
			{isPaused ? <Tag tone="danger">Requests paused</Tag> : null}
		</>
	),
}
