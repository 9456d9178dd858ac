import { Settings } from 'lucide-react'
import { listMyApplications } from '#app/applications/my-applications.server.ts'
import { MyApplications } from '#app/applications/my-applications.tsx'
import { isOpen } from '#app/applications/stage.ts'
import { whatHappensNext } from '#app/applications/words.ts'
import { brand } from '#app/brand.ts'
import { hasVerifiedRegistration } from '#app/credentials/queries.server.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { formatDay, waitingFor } from '#app/platform/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { greeting } from '../greeting.ts'
import type { Route } from './+types/doctor-dashboard.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
	const actor = requireSpecialist(context, request)
	const [found, verified] = await Promise.all([listMyApplications(actor), hasVerifiedRegistration(actor.specialistId)])
	const now = new Date()
	const applications = found.map((application) => {
		const { id, stage, seenAt, jobTitle, hospitalName, jobStatus } = application
		return {
			id,
			stage,
			jobTitle,
			hospitalName,
			applied: formatDay(application.appliedAt),
			changed: formatDay(application.stageChangedAt),
			waiting: isOpen(stage) ? waitingFor(application.stageChangedAt, now) : null,
			next: whatHappensNext({ stage, seen: seenAt !== null, jobOpen: jobStatus === 'open' }),
		}
	})
	return { title: `${greeting(now)}, ${actor.name}`, verified, applications }
}

export const meta: Route.MetaFunction = () => [{ title: `My Applications · ${brand.name}` }]

export default function DoctorDashboard({ loaderData: { title, verified, applications } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
			<PageHeader
				title={title}
				lead="Your applications, and where each of them stands."
				tags={verified ? <Tag tone="success">Verified</Tag> : undefined}
				actions={
					<ButtonLink to="/settings" variant="secondary">
						<Settings size={18} aria-hidden="true" />
						Settings
					</ButtonLink>
				}
			/>
			<div className="grid gap-4">
				<Tabs
					label="Dashboard"
					tabs={[
						{
							to: '/doctors/dashboard',
							label: 'My Applications',
							current: true,
							count: applications.length || undefined,
						},
					]}
				/>
				{applications.length > 0 ? (
					<Panel flush>
						<MyApplications applications={applications} />
					</Panel>
				) : (
					<EmptyState title="No Applications Yet" action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
						Apply for a job and follow here what the hospital does with it.
					</EmptyState>
				)}
			</div>
		</main>
	)
}
