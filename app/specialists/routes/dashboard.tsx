import { Settings } from 'lucide-react'
import { Link } from 'react-router'
import { ApplicationTracks, TrackerStrip } from '#app/applications/applying/application-tracks.tsx'
import { specialistOf } from '#app/identity/groups.server.ts'
import { loadCoverCard } from '#app/cover/card.server.ts'
import { CoverCard, CoverSwitch, takesCover } from '#app/cover/cover-card.tsx'
import { listSavedJobIds } from '#app/jobs/search/saved-jobs.server.ts'
import { loadMatches } from '#app/matching/job-matches.server.ts'
import { listMyProgress } from '#app/offers/my-progress.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { CertificationCard } from './dashboard/certification-card.tsx'
import { CompletionCard } from './dashboard/completion-card.tsx'
import { loadCards } from './dashboard/dashboard.server.ts'
import { greeting } from './dashboard/greeting.ts'
import { MatchingTab } from './dashboard/matching-tab.tsx'
import { AlsoWaiting, NextCard } from './dashboard/next-card.tsx'
import { listNext } from './dashboard/next.server.ts'
import { PrivateMode } from './dashboard/private-mode.tsx'
import { SummaryCard } from './dashboard/summary-card.tsx'
import type { Route } from './+types/dashboard.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

const matchesShown = 3
const tracksShown = 5
const addressOf = { matching: '/doctors/dashboard', applications: '/doctors/dashboard?tab=applications' }
type Tab = keyof typeof addressOf

export async function loader({ context, request }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const now = new Date()
	const tab: Tab = new URL(request.url).searchParams.get('tab') === 'applications' ? 'applications' : 'matching'
	const [cards, matches, applications, saved, cover] = await Promise.all([
		loadCards(actor, now),
		loadMatches(actor, matchesShown, now),
		listMyProgress(actor, now),
		listSavedJobIds(actor),
		loadCoverCard(actor),
	])
	const { next, also } = await listNext(actor, { ...cards, matches }, now)
	return { title: greeting(actor.name, now), tab, ...cards, matches, applications, saved, next, also, cover }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	titled(loaderData?.tab === 'applications' ? t`My Applications` : t`Dashboard`),
]

export default function DoctorDashboard({ loaderData }: Route.ComponentProps) {
	const { title, tab, isVerified, isPrivate, completion, degrees, summary, matches, applications, saved } = loaderData
	const { next, also, cover } = loaderData
	const open = applications.filter(({ tracker }) => tracker.isOpen)
	return (
		<main id="main" data-keep-offline className="page py-3 md:py-6">
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
					<div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
						<header>
							<h1 className="max-md:text-base max-md:leading-6">
								{title}{' '}
								{isVerified ? (
									<Tag tone="success" className="align-middle">
										{t`Verified`}
									</Tag>
								) : null}
							</h1>
							<p className="text-ink-2 max-md:hidden">{t`Welcome back. ${{ status: summary.status }}.`}</p>
						</header>
						<NextCard event={next} />
						{takesCover(cover) ? <CoverSwitch {...cover} /> : null}
					</div>
					{open.length > 0 && tab === 'matching' ? (
						<section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby="tracker">
							<div className="flex flex-wrap items-baseline justify-between gap-x-3">
								<h2 id="tracker" className="text-lg">
									{t`Your applications`}
								</h2>
								<p className="flex gap-4">
									<Link to="/waiting" className="link inline-flex min-h-11 items-center font-semibold">
										{t`Waiting`}
									</Link>
									<Link to="/applications" className="link inline-flex min-h-11 items-center font-semibold">
										{t`All ${{ count: applications.length }}`}
									</Link>
								</p>
							</div>
							<TrackerStrip applications={open.slice(0, tracksShown)} />
						</section>
					) : null}
					<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
						<Tabs
							label={t`Dashboard`}
							tabs={[
								{
									to: addressOf.matching,
									label: t`Matching Jobs`,
									current: tab === 'matching',
									count: matches.total > 0 ? matches.count : undefined,
								},
								{
									to: addressOf.applications,
									label: t`My Applications`,
									current: tab === 'applications',
									count: applications.length || undefined,
								},
								{ to: '/jobs/saved', label: t`Saved Jobs`, current: false, count: saved.length || undefined },
							]}
						/>
						{tab === 'matching' ? (
							<MatchingTab matches={matches} />
						) : applications.length > 0 ? (
							<ApplicationTracks applications={applications} />
						) : (
							<EmptyState title={t`No Applications Yet`} action={<ButtonLink to="/jobs">{t`Browse Jobs`}</ButtonLink>}>
								{t`Apply for a job and track its progress here.`}
							</EmptyState>
						)}
					</div>
				</div>
				<aside
					aria-label={t`Your profile`}
					className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
				>
					<div className="flex min-h-14 flex-wrap items-start gap-2 lg:justify-end">
						<PrivateMode isPrivate={isPrivate} returnTo={addressOf[tab]} />
						<ButtonLink to="/settings" variant="secondary">
							<Settings size={18} aria-hidden="true" />
							{t`Settings`}
						</ButtonLink>
					</div>
					<AlsoWaiting events={also} />
					{takesCover(cover) ? null : <CoverCard {...cover} />}
					<CompletionCard completion={completion} />
				</aside>
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[3fr_2fr]">
					<SummaryCard summary={summary} matching={{ count: matches.count, pay: matches.pay }} />
					<CertificationCard degrees={degrees} />
				</div>
			</div>
		</main>
	)
}
