import { data, Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { JobList } from '../page/job-list.tsx'
import { loadCityJobs } from '../search/landing-page.server.ts'
import { env } from '#app/platform/env.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { UsualPayLine } from '#app/pay/usual-line.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { breadcrumbList } from '#app/platform/http/structured-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { CountedLinks } from '../components/counted-links.tsx'
import { RegisterPrompt } from '../components/register-prompt.tsx'
import { findJobViewer } from '#app/applications/applying/job-viewer.server.ts'
import type { Route } from './+types/city-jobs.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { hidden, ...viewer } = await findJobViewer(getActor(context))
	const speciality = 'speciality' in params ? params.speciality : undefined
	const page = await loadCityJobs({ city: params.city ?? '', speciality }, new Date(), hidden)
	if (!page) throw notFound()
	return data({ page, viewer, origin: env.APP_ORIGIN }, { headers: shareWithVisitors() })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return []
	const { page, origin } = loaderData
	const steps = [
		{ name: 'Jobs', path: '/jobs' },
		{ name: page.city.label, path: page.city.path },
	]
	return [
		...pageMeta({
			origin,
			path: page.path,
			site: brand.name,
			title: page.title,
			description: t`${{ jobs: page.count }} in and around ${{ city: saidName(page.city.label) }} at verified hospitals, with pay shown on every job. Free for specialists.`,
			structuredData: [
				breadcrumbList(origin, page.speciality ? [...steps, { name: page.speciality, path: page.path }] : steps),
			],
		}),
		...(page.total === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
	]
}

export default function CityJobs({ loaderData: { page, viewer } }: Route.ComponentProps) {
	const { heading, city, speciality, total, count, cards, all, cities, specialities, usual } = page
	return (
		<main id="main">
			<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
				<PageHeader
					back={
						speciality
							? { to: city.path, label: t`All jobs in ${{ city: saidName(city.label) }}` }
							: { to: '/jobs/in', label: t`Jobs by city` }
					}
					title={heading}
					lead={
						total > 0
							? t`${{ jobs: count }} within 20 km, newest first, with pay shown on every job. Hospitals cannot pay for a higher position.`
							: undefined
					}
				/>
				<UsualPayLine usual={usual} />
				{total > 0 ? (
					<Panel flush className="max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
						<JobList jobs={cards} stages={viewer.stages} saved={viewer.saved} headingLevel={2} />
						<div className="border-t border-line px-4 py-4 md:px-5">
							<ButtonLink to={all} variant="secondary">
								{total > cards.length ? t`View all ${{ jobs: count }}` : t`Search with filters`}
							</ButtonLink>
						</div>
					</Panel>
				) : (
					<EmptyState
						title={t`No open jobs here right now`}
						action={<ButtonLink to="/jobs">{t`Browse Jobs`}</ButtonLink>}
					>
						{t`No verified hospital around ${{ city: saidName(city.label) }} has a matching opening right now.`}
						{specialities.length + cities.length > 0 ? ` ${t`These places and specialities have open jobs.`}` : ''}
					</EmptyState>
				)}
				<CountedLinks title={t`Other specialities in ${{ city: saidName(city.label) }}`} links={specialities} />
				<CountedLinks
					title={speciality ? t`${{ speciality: saidName(speciality) }} jobs nearby` : t`Cities nearby`}
					links={cities}
				/>
				{viewer.isVisitor ? null : (
					<p>
						<Link to="/jobs/in" className="link">
							{t`Jobs by city`}
						</Link>
					</p>
				)}
			</div>
			{viewer.isVisitor ? <RegisterPrompt /> : null}
		</main>
	)
}
