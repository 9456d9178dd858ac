import { Settings } from 'lucide-react'
import { listMyApplications } from '#app/applications/my-applications.server.ts'
import { MyApplications } from '#app/applications/my-applications.tsx'
import { isOpen } from '#app/applications/stage.ts'
import { whatHappensNext } from '#app/applications/labels.ts'
import { brand } from '#app/brand.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { nextAbout } from '#app/interviews/interview-line.ts'
import { findInterviewsAbout } from '#app/interviews/queries.server.ts'
import { listSavedJobIds } from '#app/jobs/saved-jobs.server.ts'
import { findMyOffers } from '#app/offers/queries.server.ts'
import { afterOffer } from '#app/offers/labels.ts'
import { formatDay, waitingFor } from '#app/platform/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { CertificationCard } from './dashboard/certification-card.tsx'
import { CompletionCard } from './dashboard/completion-card.tsx'
import { KeepForOffline } from './dashboard/keep-for-offline.tsx'
import { MatchingTab } from './dashboard/matching-tab.tsx'
import { NeedsYou } from './dashboard/needs-you.tsx'
import { PrivateMode } from './dashboard/private-mode.tsx'
import { SummaryCard } from './dashboard/summary-card.tsx'
import { loadCards } from './dashboard/dashboard.server.ts'
import { greeting } from './dashboard/greeting.ts'
import { loadMatches } from '#app/matching/job-matches.server.ts'
import { loadNeedsYou } from './dashboard/needs-you.server.ts'
import type { Route } from './+types/dashboard.ts'

const matchesShown = 3
const addressOf = { matching: '/doctors/dashboard', applications: '/doctors/dashboard?tab=applications' }
type Tab = keyof typeof addressOf

export async function loader({ context, request }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const now = new Date()
	const tab: Tab = new URL(request.url).searchParams.get('tab') === 'applications' ? 'applications' : 'matching'
	const [cards, matches, applications, saved, needsYou] = await Promise.all([
		loadCards(actor, now),
		loadMatches(actor, matchesShown, now),
		loadApplications(actor, now),
		listSavedJobIds(actor),
		loadNeedsYou(actor),
	])
	return { title: `${greeting(now)}, ${actor.name}`, tab, ...cards, matches, applications, saved, needsYou }
}

async function loadApplications(actor: Specialist, now: Date) {
	const found = await listMyApplications(actor)
	const ids = found.map(({ id }) => id)
	const [interviews, offers] = await Promise.all([findInterviewsAbout(actor, ids), findMyOffers(actor, ids)])
	return found.map(({ id, stage, seenAt, jobTitle, hospitalName, jobStatus, appliedAt, stageChangedAt }) => ({
		id,
		stage,
		jobTitle,
		hospitalName,
		applied: formatDay(appliedAt),
		changed: formatDay(stageChangedAt),
		waiting: isOpen(stage) ? waitingFor(stageChangedAt, now) : null,
		next:
			(stage === 'offered' && afterOffer(offers.get(id))) ||
			(isOpen(stage) && nextAbout(interviews.get(id))) ||
			whatHappensNext({ stage, seen: seenAt !== null, jobOpen: jobStatus === 'open' }),
	}))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.tab === 'applications' ? 'My Applications' : 'Dashboard'} · ${brand.name}` },
]

export default function DoctorDashboard({ loaderData }: Route.ComponentProps) {
	const { title, tab, isVerified, isPrivate, completion, degrees, summary, matches, applications, saved, needsYou } =
		loaderData
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
			<KeepForOffline changed={[applications, needsYou]} />
			<PageHeader
				title={title}
				lead={`Welcome back. ${summary.status}.`}
				tags={isVerified ? <Tag tone="success">Verified</Tag> : undefined}
				actions={
					<>
						<PrivateMode isPrivate={isPrivate} returnTo={addressOf[tab]} />
						<ButtonLink to="/settings" variant="secondary">
							<Settings size={18} aria-hidden="true" />
							Settings
						</ButtonLink>
					</>
				}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
					<NeedsYou {...needsYou} />
					<Tabs
						label="Dashboard"
						tabs={[
							{
								to: addressOf.matching,
								label: 'Matching Jobs',
								current: tab === 'matching',
								count: matches.total > 0 ? matches.count : undefined,
							},
							{
								to: addressOf.applications,
								label: 'My Applications',
								current: tab === 'applications',
								count: applications.length || undefined,
							},
							{ to: '/jobs/saved', label: 'Saved Jobs', current: false, count: saved.length || undefined },
						]}
					/>
					{tab === 'matching' ? (
						<MatchingTab matches={matches} saved={saved} />
					) : applications.length > 0 ? (
						<Panel flush>
							<MyApplications applications={applications} />
						</Panel>
					) : (
						<EmptyState title="No Applications Yet" action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
							Apply for a job and track its progress here.
						</EmptyState>
					)}
				</div>
				<aside aria-label="Your profile" className="grid grid-cols-[minmax(0,1fr)] gap-4">
					<CompletionCard completion={completion} />
					<SummaryCard summary={summary} matching={{ count: matches.count, pay: matches.pay }} />
					<CertificationCard degrees={degrees} />
				</aside>
			</div>
		</main>
	)
}
