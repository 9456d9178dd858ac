import { data, Link, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { experienceBucket } from '#app/catalog/experience.ts'
import { cityBySlug, publicCityOf } from '#app/catalog/places/places.server.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { env } from '#app/platform/env.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { breadcrumbList } from '#app/platform/http/structured-data.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PayRange } from '../components/pay-range.tsx'
import { everywhere, pathOfPay, payPath } from '../pay-path.ts'
import { minHospitals } from '../publication.ts'
import { listUsualPay } from '../queries.server.ts'
import { occupation } from '../structured-pay.ts'
import { basisLine, rangeLine } from '../usual-pay.ts'
import type { Route } from './+types/show.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t, words } from '#app/platform/language/words.ts'

export async function loader({ params }: Route.LoaderArgs) {
	const speciality = specialityBySlug(params.speciality)
	const city = params.city === everywhere ? null : cityBySlug(params.city)
	if (!speciality || speciality.slug === 'other' || (params.city !== everywhere && !city)) throw notFound()
	// A town is counted with the city that it is next to.
	const counted = city && publicCityOf(city.label)
	if (counted && counted !== city) throw redirect(payPath(speciality.slug, counted.slug))
	const all = await listUsualPay(speciality.slug)
	const here = all.filter((pay) => (pay.city?.slug ?? null) === (city?.slug ?? null))
	const elsewhere = Map.groupBy(
		all.filter((pay) => pay.band === null && !here.includes(pay)),
		pathOfPay,
	)
	const page = {
		path: payPath(speciality.slug, city?.slug ?? null),
		speciality: speciality.name,
		city: city?.label ?? null,
		place: city ? saidName(city.label) : t`India`,
		ranges: here
			.filter(({ band }) => band === null)
			.map((pay) => ({
				pay,
				basis: basisLine(pay),
				bands: here.flatMap((each) =>
					each.band !== null && each.unit === pay.unit
						? [{ years: saidName(experienceBucket(each.band)?.label ?? each.band), range: rangeLine(each) }]
						: [],
				),
			})),
		elsewhere: [...elsewhere].map(([to, [pay]]) => ({
			to,
			place: pay?.city ? saidName(pay.city.label) : t`All of India`,
		})),
		jobs: city ? `/jobs/in/${city.slug}/${speciality.slug}` : `/jobs?speciality=${speciality.slug}`,
	}
	return data({ page, origin: env.APP_ORIGIN }, { headers: shareWithVisitors() })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return []
	const { page, origin } = loaderData
	const steps = [
		{ name: 'Pay', path: '/pay' },
		{ name: `${page.speciality}, ${page.city ?? 'India'}`, path: page.path },
	]
	const described = page.ranges.map(({ pay }) => pay)
	return [
		...pageMeta({
			origin,
			path: page.path,
			site: brand.name,
			title: t`${{ speciality: saidName(page.speciality) }} pay in ${{ place: page.place }}`,
			description:
				described.length > 0
					? t`Half of the hospitals pay ${{ pay: described.map(rangeLine).join(', ') }}. Counted from jobs, offers and cover at ${{ count: minHospitals }} or more verified hospitals.`
					: t`Too few hospitals in ${{ place: page.place }} for a figure. Pay of ${{ speciality: saidName(page.speciality) }} jobs elsewhere in India.`,
			structuredData: [breadcrumbList(origin, steps), ...occupation(page.speciality, page.city, described)],
		}),
		...(described.length === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
	]
}

export default function PayOf({ loaderData: { page } }: Route.ComponentProps) {
	const { place, ranges, elsewhere, jobs } = page
	const speciality = saidName(page.speciality)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				back={{ to: '/pay', label: t`What hospitals pay` }}
				title={t`${{ speciality }} pay in ${{ place }}`}
				lead={
					ranges.length > 0
						? t`Each range counts ${{ count: minHospitals }} or more hospitals, and half of them pay within it. Amounts are rounded.`
						: undefined
				}
			/>
			{ranges.length === 0 ? (
				<EmptyState title={t`No figure for this yet`}>
					{t`We publish a figure once it counts at least five hospitals, so that no hospital’s own pay can be worked out. Every job states its own pay.`}
				</EmptyState>
			) : null}
			{ranges.map(({ pay, basis, bands }) => (
				<Panel key={pay.unit} title={unitTitles[pay.unit]}>
					<div className="grid gap-3">
						<PayRange pay={pay} />
						{bands.length > 0 ? (
							<ul className="num grid gap-1">
								{bands.map(({ years, range }) => (
									<li key={years}>
										{years}: {range}
									</li>
								))}
							</ul>
						) : null}
						<p className="text-sm text-ink-2">{basis}</p>
					</div>
				</Panel>
			))}
			<p>
				<Link to={jobs} className="link inline-flex items-center max-lg:min-h-11">
					{t`${{ speciality }} jobs in ${{ place }}`}
				</Link>
			</p>
			{elsewhere.length > 0 ? (
				<section className="grid gap-3" aria-labelledby="elsewhere">
					<h2 id="elsewhere" className="text-lg">
						{t`${{ speciality }} elsewhere`}
					</h2>
					<ul className="flex flex-wrap gap-2">
						{elsewhere.map(({ to, place: other }) => (
							<li key={to}>
								<Link to={to} className="chip">
									{other}
								</Link>
							</li>
						))}
					</ul>
				</section>
			) : null}
		</main>
	)
}

const unitTitles = words({ month: 'By the month', shift: 'By the shift', hour: 'By the hour', case: 'By the case' })
