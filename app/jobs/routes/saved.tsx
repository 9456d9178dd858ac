import { markHiddenHospitals } from '#app/applications/applying/job-viewer.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { toJobCard } from '../page/card.ts'
import { JobList } from '../page/job-list.tsx'
import { listSavedJobs } from '../search/saved-jobs.server.ts'
import type { Route } from './+types/saved.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [saved, marks] = await Promise.all([listSavedJobs(actor), markHiddenHospitals(actor)])
	const now = new Date()
	return {
		jobs: saved.map(({ row }) => toJobCard(row, now)),
		marks,
		closed: saved.flatMap(({ row, isOpen }) => (isOpen ? [] : [row.id])),
	}
}

export const meta = () => [titled(t`Saved jobs`)]

export default function Saved({ loaderData: { jobs, marks, closed } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageHeader
				back={{ to: '/doctors/dashboard', label: t`Dashboard` }}
				title={t`Saved jobs`}
				actions={
					jobs.length > 1 ? (
						<ButtonLink to="/jobs/compare" variant="secondary">
							{t`Compare jobs`}
						</ButtonLink>
					) : undefined
				}
				lead={t`Most recently saved first. Closed jobs stay here until you remove them.`}
			/>
			{jobs.length > 0 ? (
				<Panel flush>
					<JobList jobs={jobs} saved={jobs.map(({ id }) => id)} stages={marks} closed={closed} />
				</Panel>
			) : (
				<EmptyState title={t`No saved jobs yet`} action={<ButtonLink to="/jobs">{t`Browse Jobs`}</ButtonLink>}>
					{t`Select Save on a job to keep it here.`}
				</EmptyState>
			)}
		</main>
	)
}
