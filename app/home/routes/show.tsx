import { findJobViewer } from '#app/applications/applying/job-viewer.server.ts'
import { formatSpan } from '#app/applications/labels.ts'
import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { JobCard } from '#app/jobs/page/job-card.tsx'
import { type JobCardData, toJobCard } from '#app/jobs/page/card.ts'
import { listNewestJobs } from '#app/jobs/search/search.server.ts'
import { listVerifiedAnesthesiologists } from '#app/credentials/queries.server.ts'
import { cityBySlug } from '#app/catalog/places/places.server.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { landingPath } from '#app/jobs/search/landing-pages.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { QuickRegistration, QuickRegistrationLink } from '#app/specialists/onboarding/quick-registration.tsx'
import { Band } from '#app/ui/page/band.tsx'
import { Stats } from '#app/ui/stat.tsx'
import { CallUs } from '../components/call-us.tsx'
import { Hero } from '../components/hero.tsx'
import { HiringBand } from '../components/hiring-band.tsx'
import { Partners } from '../components/partners.tsx'
import { Cities, Specialities } from '../components/ways-in.tsx'
import { thingOf } from '#app/pictures/thing-of.ts'
import { HowItWorks } from '../components/how-it-works.tsx'
import { JoiningBonus } from '../components/joining-bonus.tsx'
import { SpecialistTeaser } from '../components/specialist-teaser.tsx'
import { WhyChooseUs } from '../components/why-choose-us.tsx'
import { atLeast, homeFigures, listHiringHospitals } from '../live-figures.server.ts'
import type { RootData } from '#app/frame/viewer.ts'
import { data, Link, useRouteLoaderData } from 'react-router'
import { env } from '#app/platform/env.server.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { organization } from '#app/platform/http/structured-data.ts'
import type { Route } from './+types/show.ts'
import { saidName } from '#app/platform/language/names.ts'
import { many, t } from '#app/platform/language/words.ts'

/** Cards of the spec, and further jobs on the board of a wide page. */
const cards = 3
const onBoard = 4

export async function loader({ context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const [figures, { jobs, stages }, specialists, hospitals] = await Promise.all([
		homeFigures.read(),
		findJobViewer(actor).then(async ({ hidden, stages }) => ({
			jobs: await listNewestJobs(cards + onBoard, hidden),
			stages,
		})),
		listVerifiedAnesthesiologists(3),
		listHiringHospitals(8),
	])
	const now = new Date()
	const page = {
		...describeFigures(figures),
		jobs: jobs.slice(0, cards).map((job) => toJobCard(job, now)),
		board: jobs.slice(cards).map((job) => ({ ...toBoardJob(toJobCard(job, now)), stage: stages[job.id] ?? null })),
		stages,
		specialists,
		hospitals,
		origin: env.APP_ORIGIN,
	}
	return data(page, { headers: shareWithVisitors() })
}

const toBoardJob = ({ id, title, hospitalName, location, pay }: JobCardData) => ({
	id,
	title,
	hospital: hospitalName,
	city: location,
	pay,
})

/** The database keeps no order of what was counted by name. */
const fullestFirst = (counted: Record<string, number>) => Object.entries(counted).sort(([, a], [, b]) => b - a)

function describeFigures(figures: Awaited<ReturnType<typeof homeFigures.read>>) {
	if (!figures)
		return {
			tiles: [],
			counted: null,
			openJobs: null,
			verified: null,
			jobsWithBonus: 0,
			specialities: [],
			places: [],
		}
	const tiles = [
		figures.anesthesiologists > 0 && {
			label: t`verified anesthesiologists`,
			value: atLeast(figures.anesthesiologists),
		},
		figures.hospitals > 0 && { label: t`active hospitals`, value: atLeast(figures.hospitals) },
		figures.placements > 0 && { label: t`placements`, value: atLeast(figures.placements) },
		figures.responseHours !== null && {
			label: t`median first response`,
			value: formatSpan(figures.responseHours),
		},
	]
	const places = fullestFirst(figures.jobsByCity).flatMap(([slug, jobs]) => {
		const label = cityBySlug(slug)?.label
		return label ? { label, to: landingPath(slug, null), jobs } : []
	})
	return {
		tiles: tiles.filter((tile) => tile !== false),
		counted: describeCounted(figures, places[0] && saidName(places[0].label)),
		openJobs: figures.openJobs,
		verified: figures.verified,
		jobsWithBonus: figures.jobsWithBonus,
		specialities: fullestFirst(figures.jobsBySpeciality).flatMap(([slug, jobs]) => {
			const speciality = specialityBySlug(slug)
			return speciality
				? { label: saidName(speciality.name), to: `/jobs?speciality=${slug}`, jobs, thing: thingOf(slug) }
				: []
		}),
		places,
	}
}

/** '64 open jobs at 30 verified hospitals, in Pune and 7 more cities.' */
function describeCounted(figures: { openJobs: number; hiring: number; cities: number }, first: string | undefined) {
	const { openJobs, hiring, cities } = figures
	if (openJobs === 0) return null
	const jobs = many({ jobs: openJobs }, '# open job', '# open jobs')
	const hospitals = many({ hospitals: hiring }, '# verified hospital', '# verified hospitals')
	if (!first) return t`${{ jobs }} at ${{ hospitals }}.`
	if (cities < 2) return t`${{ jobs }} at ${{ hospitals }}, in ${{ city: first }}.`
	const others = many({ cities: cities - 1 }, '# more city', '# more cities')
	return t`${{ jobs }} at ${{ hospitals }}, in ${{ city: first }} and ${{ others }}.`
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

// The same for everyone and nothing moves: a document, also for people who are logged in.
export const handle = { hydrate: 'never' }

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData
		? pageMeta({
				origin: loaderData.origin,
				path: '/',
				title: `${t`Hospital jobs for doctors and nurses in India`} · ${brand.name}`,
				description: t`${{ tagline: brand.tagline }}. Verified hospitals, pay shown on every job, and your phone number shared only when you are shortlisted or accept a contact request.`,
				site: brand.name,
				structuredData: [organization(loaderData.origin, { ...brand, ...company })],
			})
		: []

export default function Home({ loaderData: home }: Route.ComponentProps) {
	const root = useRouteLoaderData('root') as RootData | undefined
	const isVisitor = root?.viewer.kind === 'visitor'
	const { tiles, openJobs, verified, jobs, specialists } = home
	return (
		<main id="main">
			<Hero counted={home.counted} openJobs={openJobs} verified={verified} jobs={home.board} isVisitor={isVisitor} />
			{tiles.length > 0 ? (
				<Band>
					<h2 className="sr-only">{t`Figures as of today`}</h2>
					<Stats items={tiles} />
				</Band>
			) : null}
			<Specialities ways={home.specialities} />
			<section aria-labelledby="latest-title" id="for-specialists" className="page mt-8 lg:mt-14">
				<div className="flex items-baseline justify-between gap-3">
					<h2 id="latest-title" className="lg:text-2xl">
						{t`Latest opportunities`}
					</h2>
					<Link to="/jobs" className="link flex min-h-11 items-center text-sm">
						{openJobs === null ? t`View all jobs` : t`View all ${{ count: openJobs }} jobs`}
					</Link>
				</div>
				<ul className="mt-2 grid gap-2.5 lg:grid-cols-3 lg:gap-4">
					{jobs.map((job) => (
						<li key={job.id} className="panel overflow-hidden">
							<JobCard job={job} appliedStage={home.stages[job.id]} headingLevel={3} />
						</li>
					))}
				</ul>
			</section>
			{home.jobsWithBonus > 0 ? <JoiningBonus jobsWithBonus={home.jobsWithBonus} /> : null}
			<WhyChooseUs />
			<Cities ways={home.places} />
			<Partners hospitals={home.hospitals} />
			<SpecialistTeaser specialists={specialists} isVisitor={isVisitor} />
			{isVisitor ? <HiringBand verified={verified} /> : null}
			<HowItWorks />
			{isVisitor ? (
				<section aria-labelledby="register-title" id="register" className="page mt-8 lg:mt-14">
					<div className="panel grid justify-items-start gap-3 p-5 lg:p-8">
						<div>
							<h2 id="register-title" className="lg:text-2xl">
								{t`Register in a minute`}
							</h2>
							<p className="mt-1 text-ink-2">
								{t`You need only your name and mobile number to start. It is always free for specialists.`}
							</p>
						</div>
						<QuickRegistrationLink>{t`Register with your number`}</QuickRegistrationLink>
						<QuickRegistration />
					</div>
				</section>
			) : null}
			<CallUs />
		</main>
	)
}
