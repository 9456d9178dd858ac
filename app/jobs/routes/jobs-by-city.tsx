import { data } from 'react-router'
import { brand } from '#app/brand.ts'
import { listLandingPages } from '../search/landing-pages.server.ts'
import { env } from '#app/platform/env.server.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { CountedLinks } from '../components/counted-links.tsx'
import type { Route } from './+types/jobs-by-city.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

const citiesShown = 60
const specialitiesShown = 12

export async function loader() {
	const pages = await listLandingPages()
	const cities = pages.filter(({ speciality }) => speciality === null).slice(0, citiesShown)
	const groups = cities.map(({ city, path, jobs }) => ({
		city: saidName(city.label),
		links: [
			{ label: t`All jobs`, to: path, jobs },
			...pages
				.filter((page) => page.city.slug === city.slug && page.speciality !== null)
				.slice(0, specialitiesShown)
				.map((page) => ({ label: saidName(page.speciality?.name ?? ''), to: page.path, jobs: page.jobs })),
		],
	}))
	return data({ groups, origin: env.APP_ORIGIN }, { headers: shareWithVisitors() })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData
		? pageMeta({
				origin: loaderData.origin,
				path: '/jobs/in',
				site: brand.name,
				title: t`Hospital jobs by city`,
				description: t`Open jobs for doctors and nurses at verified hospitals, city by city and speciality by speciality.`,
			})
		: []

export default function JobsByCity({ loaderData: { groups } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
			<PageHeader
				back={{ to: '/jobs', label: t`All jobs` }}
				title={t`Hospital jobs by city`}
				lead={t`Cities and specialities with open jobs at verified hospitals, and how many there are today.`}
			/>
			{groups.length > 0 ? (
				groups.map(({ city, links }) => <CountedLinks key={city} title={city} links={links} />)
			) : (
				<EmptyState title={t`No open jobs yet`} action={<ButtonLink to="/jobs">{t`Browse Jobs`}</ButtonLink>} />
			)}
		</main>
	)
}
