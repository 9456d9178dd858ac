import { listMyApplications } from '#app/applications/my-applications.server.ts'
import { isOpen } from '#app/applications/stage.ts'
import { StageTag } from '#app/applications/stage-tag.tsx'
import { whatHappensNext } from '#app/applications/labels.ts'
import { brand } from '#app/brand.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { lineOf } from '#app/interviews/interview-line.ts'
import { InterviewLines } from '#app/interviews/interview-lines.tsx'
import { listInterviewsAhead } from '#app/interviews/queries.server.ts'
import { formatDay, formatTime } from '#app/platform/dates.ts'
import { Panel } from '#app/ui/panel.tsx'
import { TryAgain } from '../components/try-again.tsx'
import type { Route } from './+types/doctor-offline.ts'

export const handle = { hydrate: 'never' }

const shown = 20

/** The current applications and interviews, for the service worker to show offline. */
export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [found, interviews] = await Promise.all([listMyApplications(actor), listInterviewsAhead(actor)])
	const now = new Date()
	return {
		asOf: `${formatTime(now)}, ${formatDay(now)}`,
		interviews: interviews.map(lineOf),
		applications: found
			.slice(0, shown)
			.map(({ id, stage, seenAt, jobTitle, hospitalName, jobStatus, stageChangedAt, closedUnansweredAt }) => ({
				id,
				stage,
				unanswered: closedUnansweredAt !== null,
				jobTitle,
				hospitalName,
				changed: formatDay(stageChangedAt),
				next: isOpen(stage) ? whatHappensNext({ stage, seen: seenAt !== null, jobOpen: jobStatus === 'open' }) : null,
			})),
	}
}

export const meta = () => [{ title: `Offline · ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function DoctorOffline({ loaderData: { asOf, interviews, applications } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<header className="grid justify-items-start gap-3">
				<h1>You are offline</h1>
				<p className="max-w-prose text-ink-2">
					Your applications and interviews as of <span className="num">{asOf}</span>. Newer updates will appear when you
					are back online.
				</p>
				<TryAgain />
			</header>
			{interviews.length > 0 ? (
				<Panel title="Interviews" flush>
					<InterviewLines interviews={interviews} plain />
				</Panel>
			) : null}
			<Panel title="My Applications" flush>
				{applications.length > 0 ? (
					<ul className="divide-y divide-line">
						{applications.map(({ id, stage, unanswered, jobTitle, hospitalName, changed, next }) => (
							<li key={id} className="grid gap-1 px-4 py-3">
								<p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
									<span className="font-medium wrap-anywhere">{jobTitle}</span>
									<StageTag stage={stage} unanswered={unanswered} />
								</p>
								<p className="text-sm text-ink-2">
									{hospitalName} · since {changed}
								</p>
								{next ? <p className="text-sm text-ink-2">{next}</p> : null}
							</li>
						))}
					</ul>
				) : (
					<p className="px-4 py-3 text-ink-2">No applications yet.</p>
				)}
			</Panel>
		</main>
	)
}
