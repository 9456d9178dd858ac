import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { ownerOf } from '#app/identity/groups.server.ts'
import { pageAsked } from '#app/platform/paging.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Table } from '#app/ui/list/table.tsx'
import { Entry, Linked, When } from '../components/entry.tsx'
import { eventsInFile, listHospitalLog } from '../hospital-log.server.ts'
import type { Route } from './+types/hospital-log.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { counted } from '#app/platform/text/counted.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const page = pageAsked(new URL(request.url).searchParams)
	return {
		page,
		eventsInFile: eventsInFile.toLocaleString('en-IN'),
		...(await listHospitalLog(ownerOf(context), page)),
	}
}

export const meta = () => [titled('Activity log')]

const addressOf = (page: number) => (page > 1 ? `/hospital/log?page=${page}` : '/hospital/log')

export default function HospitalLog({
	loaderData: { page, eventsInFile: inFile, entries, summary, hasMore },
}: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				title="Activity log"
				lead={`What was changed for your hospital, and whose data your team was shown. Only owners see this page. Entries cannot be edited. The file has the newest ${inFile} of them.`}
				actions={
					<ButtonLink to="/hospital/log.csv" variant="secondary" reloadDocument>
						<Download size={16} aria-hidden="true" />
						Download CSV
					</ButtonLink>
				}
			/>
			{entries.length === 0 ? (
				<EmptyState title="No entries yet">Changes to your hospital and its team are listed here.</EmptyState>
			) : (
				<Panel flush>
					<Table
						caption="Activity log, newest first"
						rows={entries}
						rowKey={({ id }) => id}
						columns={[
							{
								key: 'what',
								header: 'What',
								isRowHeader: true,
								cell: ({ what, fields, thing, specialistId, name, people, list }) => (
									<Entry what={what} fields={fields} thing={thing}>
										{specialistId ? (
											<Link to={`/doctors/${specialistId}`} className="link">
												{name ?? 'View profile'}
											</Link>
										) : people > 0 ? (
											<Linked to={list}>{counted(people, 'specialist')}</Linked>
										) : null}
									</Entry>
								),
							},
							{ key: 'who', header: 'Who', cell: ({ who }) => who },
							{
								key: 'when',
								header: 'When',
								cell: ({ at, span }) => <When at={at} span={span} />,
							},
						]}
					/>
					{page > 1 || hasMore ? (
						<Pagination
							summary={summary}
							previous={page > 1 ? addressOf(page - 1) : null}
							next={hasMore ? addressOf(page + 1) : null}
						/>
					) : null}
				</Panel>
			)}
		</main>
	)
}
