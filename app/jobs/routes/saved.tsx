import { brand } from '#app/brand.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { toJobCard } from '../card.ts'
import { JobList } from '../job-list.tsx'
import { listSavedJobs } from '../saved-jobs.server.ts'
import type { Route } from './+types/saved.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const saved = await listSavedJobs(requireSpecialist(context, request))
	const now = new Date()
	return {
		jobs: saved.map(({ row }) => toJobCard(row, now)),
		closed: saved.flatMap(({ row, isOpen }) => (isOpen ? [] : [row.id])),
	}
}

export const meta: Route.MetaFunction = () => [
	{ title: `Saved jobs · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function Saved({ loaderData: { jobs, closed } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageHeader
				back={{ to: '/doctors/dashboard', label: 'Dashboard' }}
				title="Saved jobs"
				lead="The last saved first. Jobs that close stay here until you take them off."
			/>
			{jobs.length > 0 ? (
				<Panel flush>
					<JobList jobs={jobs} saved={jobs.map(({ id }) => id)} closed={closed} canApply />
				</Panel>
			) : (
				<EmptyState title="No saved jobs yet" action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
					Press Save on a job to find it again here.
				</EmptyState>
			)}
		</main>
	)
}
