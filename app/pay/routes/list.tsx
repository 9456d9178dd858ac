import { data, Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { env } from '#app/platform/env.server.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { pathOfPay } from '../pay-path.ts'
import { listUsualPay } from '../queries.server.ts'
import { lastMonthOf, rangeLine } from '../usual-pay.ts'
import { minHospitals } from '../publication.ts'
import type { Route } from './+types/list.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader() {
	const all = (await listUsualPay()).filter(({ band }) => band === null)
	const groups = [...Map.groupBy(all, ({ speciality }) => speciality.name)].map(([name, ranges]) => ({
		name: saidName(name),
		pages: [...Map.groupBy(ranges, pathOfPay)].map(([to, here]) => ({
			to,
			place: here[0]?.city ? saidName(here[0].city.label) : t`All of India`,
			ranges: here.map(rangeLine),
		})),
	}))
	const newest = all
		.map(({ month }) => month)
		.toSorted()
		.at(-1)
	return data(
		{ groups, until: newest ? lastMonthOf(newest) : null, origin: env.APP_ORIGIN },
		{ headers: shareWithVisitors() },
	)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData
		? pageMeta({
				origin: loaderData.origin,
				path: '/pay',
				site: brand.name,
				title: t`What hospitals in India pay doctors and nurses`,
				description: t`Usual pay by speciality and city, counted from jobs, offers and cover at verified hospitals. No hospital’s own pay can be worked out from them.`,
			})
		: []

export default function Pay({ loaderData: { groups, until } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
			<PageHeader
				title={t`What hospitals pay`}
				lead={
					until
						? t`Half of the hospitals pay within these ranges. Counted up to ${{ month: until }} from jobs, offers and cover at ${{ count: minHospitals }} or more hospitals each. Each hospital counts once.`
						: undefined
				}
			/>
			{groups.length === 0 ? (
				<EmptyState title={t`No figures yet`} action={<ButtonLink to="/jobs">{t`Browse Jobs`}</ButtonLink>}>
					{t`A figure needs five hospitals and is counted once a month. Every job states its own pay.`}
				</EmptyState>
			) : (
				groups.map(({ name, pages }) => (
					<section key={name} className="grid gap-2" aria-label={name}>
						<h2 className="text-lg">{name}</h2>
						<ul className="panel divide-y divide-line">
							{pages.map(({ to, place, ranges }) => (
								<li key={to} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2">
									<Link
										to={to}
										className="link inline-flex min-h-11 items-center font-semibold"
										aria-label={`${name}, ${place}`}
									>
										{place}
									</Link>
									<span className="num flex flex-wrap gap-x-4 text-sm">
										{ranges.map((range) => (
											<span key={range}>{range}</span>
										))}
									</span>
								</li>
							))}
						</ul>
					</section>
				))
			)}
		</main>
	)
}
