import { onceOpen } from '#app/hospitals/status.ts'
import { data, Link, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import type { Actor } from '#app/identity/actor.ts'
import { isVerified } from '#app/identity/actor.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { env } from '#app/platform/env.server.ts'
import { tooMany } from '#app/platform/http/http.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { Stats } from '#app/ui/stat.tsx'
import { DatabaseResults } from '../components/database-results.tsx'
import { DailyLimitReached } from '../components/daily-limit-reached.tsx'
import { RegisterHospital } from '../components/register-hospital.tsx'
import { loadDatabase } from '../database/database.server.ts'
import { SpecialistFilters } from '../search/filter-rail.tsx'
import { accessPath, dashboardPath, databasePath, todayPath } from '../paths.ts'
import { searchDefaults, searchNeeds } from '../search/search-defaults.ts'
import { SpecialistSearchForm } from '../database/search-form.tsx'
import type { Route } from './+types/database.ts'
import { t } from '#app/platform/language/words.ts'

export const middleware = [openAtPlainAddress({ defaults: searchDefaults, needs: searchNeeds })]

/** Everyone may look. `disclose` decides how much of each person they see. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const { search, searchParams } = new URL(request.url)
	// A verified hospital has everyone, with names, in its own table. Where it asks for nothing it starts with its day.
	if (actor.kind === 'member' && isVerified(actor)) throw redirect(search ? `${dashboardPath}${search}` : todayPath)
	if (actor.kind === 'interviewer') throw redirect('/interviews')
	const page = await loadDatabase(actor, searchParams, context.get(requestFacts).clientAddress, new Date())
	const viewer = viewerOf(actor)
	const once = actor.kind === 'member' ? onceOpen(actor.hospitalStatus) : null
	const common = { viewer, once, head: headOf(searchParams.size === 0) }
	if (page.kind === 'limit') return tooMany({ ...common, page }, page.retryAfterSeconds, { 'X-Robots-Tag': 'noindex' })
	// A list that is counted for one visitor is not given to another.
	return data({ ...common, page }, { headers: searchParams.size === 0 ? shareWithVisitors() : noindex })
}

const noindex = { 'X-Robots-Tag': 'noindex, nofollow' }

type DatabaseViewer = 'visitor' | 'waiting-hospital' | 'other'

function viewerOf(actor: Actor): DatabaseViewer {
	if (actor.kind === 'visitor') return 'visitor'
	return actor.kind === 'member' ? 'waiting-hospital' : 'other'
}

/** Where the way to the full database begins. */
const accessOf: Record<DatabaseViewer, (here: string) => string | null> = {
	visitor: (here) => `${accessPath}?${new URLSearchParams({ from: here })}`,
	'waiting-hospital': () => '/hospitals/verification',
	other: () => null,
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

function headOf(isIndexed: boolean) {
	return [
		...pageMeta({
			origin: env.APP_ORIGIN,
			path: databasePath,
			title: t`Medical specialists`,
			description: t`Anesthesiologists, surgeons, physicians and nurses in India looking for work. Verified registrations are marked. Names are visible only to verified hospitals. ${{ tagline: brand.tagline }}.`,
			site: brand.name,
		}),
		...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, nofollow' }]),
	]
}

export default function Database({ loaderData: { page, viewer, once } }: Route.ComponentProps) {
	if (page.kind === 'limit') return <DailyLimitReached limit={page} accessHref={accessOf[viewer](databasePath)} />
	const { here } = page
	const contactHref =
		viewer === 'visitor'
			? (id: string) => `/doctors/${id}/contact?${new URLSearchParams({ from: `${here}#specialist-${id}` })}`
			: null
	return (
		<main id="main">
			<div className="border-b border-line bg-surface">
				<div className="page grid gap-4 py-5">
					<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
						<div>
							<h1>{t`Medical specialists`}</h1>
							<p className="mt-1 max-w-prose text-ink-2">
								{t`Doctors and nurses looking for work. Names are visible only to verified hospitals.`}
							</p>
						</div>
						{page.tiles.length > 0 ? <Stats items={page.tiles} size="sm" /> : null}
					</div>
					<SpecialistSearchForm form={page.form} label={t`Speciality, skill or qualification`} />
				</div>
			</div>
			<div className="page max-lg:px-0 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-8 lg:py-6">
				<div className="grid gap-6">
					<SpecialistFilters form={page.form} />
					{viewer === 'visitor' ? (
						<div className="max-lg:hidden">
							<RegisterHospital to={registerHref(here)} />
						</div>
					) : null}
				</div>
				<DatabaseResults page={page} contactHref={contactHref} accessHref={accessOf[viewer](here)} />
				{viewer === 'visitor' ? (
					<div className="mt-4 mb-6 lg:hidden">
						<RegisterHospital to={registerHref(here)} />
					</div>
				) : null}
				{viewer === 'waiting-hospital' ? (
					<p className="px-4 py-4 lg:col-start-2 lg:px-0">
						You can see names and work experience {once}.{' '}
						<Link to="/hospitals/verification">View verification status</Link>
					</p>
				) : null}
			</div>
		</main>
	)
}

const registerHref = (here: string) => `${accessPath}?${new URLSearchParams({ from: here, tab: 'register' })}`
