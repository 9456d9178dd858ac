import { data, Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { JobList } from '#app/jobs/page/job-list.tsx'
import { env } from '#app/platform/env.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { readShown } from '#app/platform/http/growing-list.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { breadcrumbList } from '#app/platform/http/structured-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { hospital } from '../page/structured-data.ts'
import { loadHospitalPage } from './show/hospital-page.server.ts'
import { findJobViewer } from '#app/applications/applying/job-viewer.server.ts'
import type { Route } from './+types/show.ts'
import { saidName } from '#app/platform/language/names.ts'
import { many, t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

/** A verified hospital, and what it offers now. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const hospitalId = idParam(params.hospitalId)
	const actor = getActor(context)
	const [page, { stages, saved }] = await Promise.all([
		loadHospitalPage(actor, hospitalId, new Date(), readShown(new URL(request.url).searchParams)),
		findJobViewer(actor),
	])
	if (!page) throw notFound()
	const isOwn = actor.kind === 'member' && actor.hospitalId === hospitalId && actor.role === 'owner'
	return data(
		{
			page,
			viewer: { stages, saved },
			can: { edit: isOwn, report: actor.kind === 'specialist' },
			origin: env.APP_ORIGIN,
		},
		{ headers: shareWithVisitors() },
	)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [{ title: `${t`Not found`} · ${brand.name}` }]
	const { page, origin } = loaderData
	const path = `/hospitals/${page.id}`
	const jobs = page.totalJobs === 0 ? t`no open jobs` : many({ jobs: page.totalJobs }, '# open job', '# open jobs')
	return pageMeta({
		origin,
		path,
		title: `${page.name}, ${saidName(page.city)}`,
		description: page.verified
			? t`${{ hospital: page.name }} in ${{ cities: page.cities }}: ${{ jobs }}, verified by ${{ brand: brand.name }} on ${{ day: page.verified }}.`
			: t`${{ hospital: page.name }} in ${{ cities: page.cities }}: ${{ jobs }}, verified by ${{ brand: brand.name }}.`,
		site: brand.name,
		structuredData: [
			hospital(origin, { ...page, path }),
			breadcrumbList(origin, [
				{ name: 'Jobs', path: '/jobs' },
				{ name: page.name, path },
			]),
		],
	})
}

export default function HospitalPage({ loaderData: { page, viewer, can } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6 md:py-8">
			<header className="flex flex-wrap items-start gap-x-4 gap-y-3">
				<Monogram name={page.name} logo={page.logo} size="lg" />
				<div className="min-w-0 flex-1 basis-56">
					<h1 {...asWritten()}>{page.name}</h1>
					<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
						<Tag tone="success">{t`Verified hospital`}</Tag>
						{page.verified ? t`Verified by our team since ${{ day: page.verified }}` : null}
					</p>
				</div>
				{can.edit ? (
					<ButtonLink to="/hospital/profile" variant="secondary">
						Edit this page
					</ButtonLink>
				) : null}
			</header>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
				<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
					{page.about ? (
						<Panel title={t`About the hospital`}>
							<p className="max-w-prose whitespace-pre-line" {...asWritten()}>
								{page.about}
							</p>
						</Panel>
					) : null}
					{page.photos.length > 0 ? (
						<Panel title={t`Photos`}>
							<ul className="grid gap-4 sm:grid-cols-2">
								{page.photos.map(({ id, src, caption, width, height }) => (
									<li key={id}>
										<figure className="grid gap-1.5">
											<img
												src={src}
												alt=""
												width={width}
												height={height}
												loading="lazy"
												className="h-auto w-full rounded-md"
											/>
											<figcaption className="text-sm text-ink-2" {...asWritten()}>
												{caption}
											</figcaption>
										</figure>
									</li>
								))}
							</ul>
						</Panel>
					) : null}
					<Panel
						title={
							page.totalJobs === 0 ? t`Open jobs` : t`Open jobs (${{ count: page.totalJobs.toLocaleString('en-IN') }})`
						}
						flush={page.jobs.length > 0}
					>
						{page.jobs.length > 0 ? (
							<>
								<JobList jobs={page.jobs} {...viewer} isAtHospital headingLevel={3} />
								{page.more ? (
									<div className="px-4">
										<ShowMore {...page.more}>{t`Load More`}</ShowMore>
									</div>
								) : null}
							</>
						) : (
							<EmptyState
								title={t`No open jobs at the moment`}
								headingLevel={3}
								action={
									<ButtonLink to="/jobs" variant="secondary">
										{t`View jobs at other hospitals`}
									</ButtonLink>
								}
							/>
						)}
					</Panel>
					{can.report ? (
						<p className="flex flex-wrap gap-x-6 text-sm">
							<Link to={`/hospitals/${page.id}/report`} className="link inline-flex min-h-11 items-center md:min-h-8">
								{t`Report this hospital`}
							</Link>
							<Link to={`/hospitals/${page.id}/block`} className="link inline-flex min-h-11 items-center md:min-h-8">
								{t`Block hospital`}
							</Link>
						</p>
					) : null}
				</div>
				<div className="grid gap-6">
					<Panel title={t`At a glance`}>
						<FactGrid facts={page.facts} narrow />
						{page.website ? (
							<p className="mt-3">
								<a
									href={page.website}
									rel="noopener nofollow ugc"
									className="link inline-flex min-h-11 items-center wrap-anywhere md:min-h-8"
								>
									{page.website.replace(/^https?:\/\//, '')}
								</a>
							</p>
						) : null}
					</Panel>
					{page.ratingReply ? (
						<Panel title={t`Ratings by people hired`}>
							<Reply from={page.name} text={page.ratingReply} />
						</Panel>
					) : null}
					{page.asAdvertised ? (
						<Panel title={t`As advertised?`}>
							<FactGrid facts={page.asAdvertised.facts} narrow />
							<p className="mt-3 text-sm text-ink-2">
								{t`Of the people who joined and answered, how many found it as advertised, each by their last answer.`}
								{page.asAdvertised.hasYears ? ` ${t`The year is that in which we published the answers.`}` : null}
							</p>
							<Reply from={page.name} text={page.asAdvertised.reply} />
						</Panel>
					) : null}
					{page.facilities.length > 0 ? (
						<Panel title={t`Facilities`}>
							<ul className="flex flex-wrap gap-2" {...asWritten()}>
								{page.facilities.map((facility) => (
									<li key={facility} className="tag">
										{facility}
									</li>
								))}
							</ul>
						</Panel>
					) : null}
					{page.departments.length > 0 ? (
						<Panel title={t`Departments`}>
							<ul className="grid gap-3">
								{page.departments.map(({ name, facts }) => (
									<li key={name}>
										<p className="font-semibold" {...asWritten()}>
											{name}
										</p>
										{facts ? <p className="num text-sm text-ink-2">{facts}</p> : null}
									</li>
								))}
							</ul>
						</Panel>
					) : null}
					{page.sites.length > 0 ? (
						<Panel title={t`Further sites`}>
							<ul className="grid gap-3">
								{page.sites.map(({ id, name, location }) => (
									<li key={id}>
										<p className="font-semibold" {...asWritten()}>
											{name}
										</p>
										<p className="text-sm text-ink-2" {...asWritten()}>
											{location}
										</p>
									</li>
								))}
							</ul>
						</Panel>
					) : null}
				</div>
			</div>
		</main>
	)
}

const Reply = ({ from, text }: { from: string; text: string | null }) =>
	text === null ? null : (
		<div className="mt-3 whitespace-pre-line wrap-anywhere">
			<p className="text-sm font-semibold">{t`Reply from ${{ hospital: from }}`}</p>
			{text}
		</div>
	)
