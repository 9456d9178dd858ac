import { ApplicationTracks } from '#app/applications/applying/application-tracks.tsx'
import { specialistOf } from '#app/identity/groups.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { listMyProgress } from '../my-progress.server.ts'
import type { Route } from './+types/applications.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const applications = await listMyProgress(specialistOf(context), new Date())
	return {
		open: applications.filter(({ tracker }) => tracker.isOpen),
		closed: applications.filter(({ tracker }) => !tracker.isOpen),
	}
}

export const meta = () => [titled(t`Applications`)]

export default function Applications({ loaderData: { open, closed } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 md:py-8">
			<PageHeader
				title={t`Applications`}
				actions={
					<ButtonLink to="/waiting" variant="secondary" size="sm">
						{t`Waiting for an answer`}
					</ButtonLink>
				}
			/>
			{open.length + closed.length === 0 ? (
				<EmptyState title={t`No Applications Yet`} action={<ButtonLink to="/jobs">{t`Browse Jobs`}</ButtonLink>}>
					{t`Apply for a job and track its progress here.`}
				</EmptyState>
			) : null}
			{open.length > 0 ? <ApplicationTracks applications={open} /> : null}
			{closed.length > 0 ? (
				<section className="grid gap-3" aria-labelledby="closed">
					<h2 id="closed" className="text-lg">
						{t`Closed`}
					</h2>
					<ApplicationTracks applications={closed} />
				</section>
			) : null}
		</main>
	)
}
