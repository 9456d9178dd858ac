import { formatSpan } from '#app/applications/labels.ts'
import { brand } from '#app/brand.ts'
import { JobCard } from '#app/jobs/job-card.tsx'
import { toJobCard } from '#app/jobs/card.ts'
import { listHiddenJobIds } from '#app/jobs/reports.server.ts'
import { listNewestJobs } from '#app/jobs/search.server.ts'
import { listVerifiedAnesthesiologists } from '#app/credentials/queries.server.ts'
import { suggestCities } from '#app/catalog/places.server.ts'
import { getActor } from '#app/identity/session.server.ts'
import { QuickRegistration, QuickRegistrationLink } from '#app/specialists/quick-registration.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Stats } from '#app/ui/stat.tsx'
import { CallUs } from '../components/call-us.tsx'
import { Hero } from '../components/hero.tsx'
import { HowItWorks } from '../components/how-it-works.tsx'
import { JoiningBonus } from '../components/joining-bonus.tsx'
import { SpecialistTeaser } from '../components/specialist-teaser.tsx'
import { WhyChooseUs } from '../components/why-choose-us.tsx'
import { atLeast, homeFigures, listHiringHospitals } from '../live-figures.server.ts'
import type { RootData } from '#app/frame/viewer.ts'
import { data, useRouteLoaderData } from 'react-router'
import { env } from '#app/platform/env.server.ts'
import { shareWithVisitors } from '#app/platform/micro-cache.server.ts'
import { pageMeta } from '#app/platform/page-meta.ts'
import { organization } from '#app/platform/structured-data.ts'
import type { Route } from './+types/show.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const [figures, jobs, specialists, hospitals] = await Promise.all([
		homeFigures.read(),
		listHiddenJobIds(actor).then((hidden) => listNewestJobs(3, hidden)),
		listVerifiedAnesthesiologists(3, actor.kind === 'member' ? actor.hospitalId : undefined),
		listHiringHospitals(8),
	])
	const now = new Date()
	const page = {
		...describeFigures(figures),
		jobs: jobs.map((job) => toJobCard(job, now)),
		specialists,
		hospitals,
		cities: suggestCities(''),
		origin: env.APP_ORIGIN,
	}
	return data(page, { headers: shareWithVisitors() })
}

function describeFigures(figures: Awaited<ReturnType<typeof homeFigures.read>>) {
	if (!figures) return { tiles: [], openJobs: null, jobsWithBonus: 0 }
	const tiles = [
		figures.anesthesiologists > 0 && { label: 'verified anesthesiologists', value: atLeast(figures.anesthesiologists) },
		figures.hospitals > 0 && { label: 'active hospitals', value: atLeast(figures.hospitals) },
		figures.placements > 0 && { label: 'placements', value: atLeast(figures.placements) },
		figures.responseHours !== null && {
			label: 'median first response',
			value: formatSpan(figures.responseHours),
		},
	]
	return {
		tiles: tiles.filter((tile) => tile !== false),
		openJobs: figures.openJobs,
		jobsWithBonus: figures.jobsWithBonus,
	}
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData
		? pageMeta({
				origin: loaderData.origin,
				path: '/',
				title: `${brand.name}: hospital jobs for specialists in ${brand.city}`,
				description: `${brand.tagline}. Verified hospitals, pay shown on every job, and your phone number shared only when you are shortlisted or accept a contact request.`,
				site: brand.name,
				structuredData: [organization(loaderData.origin, brand)],
			})
		: []

export default function Home({
	loaderData: { tiles, openJobs, jobsWithBonus, jobs, specialists, hospitals, cities },
}: Route.ComponentProps) {
	const root = useRouteLoaderData('root') as RootData | undefined
	const isVisitor = root?.viewer.kind === 'visitor'
	return (
		<main id="main">
			<Hero openJobs={openJobs} isVisitor={isVisitor} cities={cities} />
			{tiles.length > 0 ? (
				<Band>
					<h2 className="sr-only">Figures as of today</h2>
					<Stats items={tiles} />
				</Band>
			) : null}
			<Band tone="plain" labelledBy="latest-title" id="for-specialists" flush className="py-6 md:py-8">
				<div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
					<h2 id="latest-title">Latest opportunities</h2>
					<ButtonLink to="/jobs" variant="quiet" size="sm">
						View all {openJobs ?? ''} jobs
					</ButtonLink>
				</div>
				<ul className="-mx-4 grid gap-2 md:mx-0 md:grid-cols-3 md:gap-4">
					{jobs.map((job) => (
						<li key={job.id} className="border-y border-line bg-surface md:rounded-lg md:border">
							<JobCard job={job} headingLevel={3} />
						</li>
					))}
				</ul>
			</Band>
			{jobsWithBonus > 0 ? <JoiningBonus jobsWithBonus={jobsWithBonus} /> : null}
			<SpecialistTeaser specialists={specialists} hospitals={hospitals} isVisitor={isVisitor} />
			<WhyChooseUs />
			<HowItWorks />
			{isVisitor ? (
				<Band labelledBy="register-title" id="register" narrow>
					<h2 id="register-title">Register in a minute</h2>
					<p className="mt-1 mb-4 text-ink-2">
						You need only your name and mobile number to start. It is always free for specialists.
					</p>
					<QuickRegistrationLink>Register with your number</QuickRegistrationLink>
					<QuickRegistration />
				</Band>
			) : null}
			<CallUs />
		</main>
	)
}
