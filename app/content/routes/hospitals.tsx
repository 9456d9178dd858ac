import { data, Link } from 'react-router'
import { coverIncluded, gstPercent, plans, trialTerms } from '#app/billing/plans.ts'
import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { cityBySlug } from '#app/catalog/places/places.server.ts'
import { listVerifiedAnesthesiologists } from '#app/credentials/queries.server.ts'
import { firstJobsRule } from '#app/hospitals/checks/first-jobs.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { supplyFigures, supplyTable } from '#app/marketplace/database/supply.server.ts'
import { HospitalScene } from '#app/pictures/hospital-scene.tsx'
import { SpecialityThing } from '#app/pictures/speciality-thing.tsx'
import { thingOf } from '#app/pictures/thing-of.ts'
import { env } from '#app/platform/env.server.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { formatCounted } from '#app/platform/small-sets.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { QuestionList } from '../components/question-list.tsx'
import { RedactedSample } from '../components/redacted-sample.tsx'
import { pickQuestions } from '../faq.server.ts'
import { pagePaths } from '../page-paths.ts'
import { plainDocument } from '../plain-document.ts'
import type { Route } from './+types/hospitals.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

/** What a hospital asks before it registers. */
const firstQuestions = [
	'how-is-a-hospital-verified',
	'how-soon-do-the-first-applications-come',
	'can-i-search-for-specialists-without-posting-a-job',
	'how-do-we-contact-a-specialist-we-found',
	'does-your-check-replace-ours',
] as const

export async function loader({ context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const [figures, [sample]] = await Promise.all([supplyFigures.read(), listVerifiedAnesthesiologists(1)])
	const table = figures && supplyTable(figures)
	const page = {
		all: figures?.all ?? 0,
		rows: table?.rows ?? [],
		cities: (table?.cities ?? []).map((slug) => cityBySlug(slug)?.label ?? slug),
		sample: sample ?? null,
		questions: pickQuestions(firstQuestions),
		isVisitor: actor.kind === 'visitor',
		trial: trialTerms(env.TRIAL_DAYS),
		origin: env.APP_ORIGIN,
	}
	return data(page, { headers: shareWithVisitors() })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = plainDocument

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData
		? pageMeta({
				origin: loaderData.origin,
				path: '/hospitals',
				site: brand.name,
				title: t`Hire doctors and nurses for your hospital`,
				description: t`Anesthesiologists, surgeons, physicians and nurses with verified registrations, counted by speciality and city. No fee per hire.`,
			})
		: []

const steps = [
	{
		thing: 'lamp',
		get title() {
			return t`Register your hospital`
		},
		get text() {
			return t`Confirm your email address and submit the registration of your hospital. Our team checks it, and aims for 24 to 48 hours.`
		},
	},
	{
		thing: 'monitor',
		get title() {
			return t`Search, or post a job`
		},
		get text() {
			return t`Search by speciality, skill, distance, shifts, experience and pay. Each open job lists matching specialists, with the reasons for and against.`
		},
	},
	{
		thing: 'stethoscope',
		get title() {
			return t`Interview and hire`
		},
		get text() {
			return t`Send a contact request or shortlist an application. Messages, interview times and offers are kept in one place.`
		},
	},
] as const

const costsAfter = (trial: string) => [
	{
		title: t`To start`,
		value: t`A free trial`,
		text: [t`You can search, post jobs and send contact requests.`, firstJobsRule(), trial].join(' '),
	},
	{
		title: t`Per hire`,
		value: t`No fee`,
		text: t`Neither you nor the specialist pays one, with or without a plan.`,
	},
	{
		title: t`After the trial`,
		value: t`From ${{ price: formatRupees(plans.starter.paise.monthly) }} a month`,
		text: t`Plus ${{ percent: String(gstPercent) }}% GST. Nothing is charged before an owner of your hospital has ordered a plan.`,
	},
]

export default function Hospitals({ loaderData: page }: Route.ComponentProps) {
	const { all, rows, cities, sample } = page
	const most = rows[0]?.all ?? 1
	return (
		<main id="main">
			<section
				aria-labelledby="hospitals-title"
				className="page grid gap-5 pt-5 md:grid-cols-2 md:items-center lg:gap-12 lg:pt-10"
			>
				<div className="grid justify-items-start gap-3 lg:gap-4">
					<h1 id="hospitals-title" className="text-3xl font-bold tracking-tight lg:text-4xl">
						{all < 2
							? t`Hire doctors and nurses with verified registrations.`
							: t`${{ count: all.toLocaleString('en-IN') }} verified doctors and nurses. See who is near you.`}
					</h1>
					<p className="text-ink-2 lg:text-lg">
						{t`Search without names before you register. A verified hospital sees names and work experience, as each specialist allows, and sends contact requests.`}
					</p>
					<p className="flex flex-wrap gap-2">
						{page.isVisitor ? (
							<ButtonLink to="/hospital/auth?tab=register" size="lg">
								{t`Register your hospital`}
							</ButtonLink>
						) : null}
						<ButtonLink to="/doctor-database" variant={page.isVisitor ? 'secondary' : 'primary'} size="lg">
							{t`View all specialists`}
						</ButtonLink>
					</p>
					{page.isVisitor ? (
						<p className="text-sm text-ink-2">
							{rich({
								link: (words) => (
									<Link to="/hospital/auth" className="link">
										{words}
									</Link>
								),
							})`Already registered? <link>Log in to the hospital portal</link>`}
						</p>
					) : null}
				</div>
				<HospitalScene className="-mx-4 h-52 w-[calc(100%+2rem)] md:mx-0 md:h-auto md:w-full md:rounded-xl" />
			</section>

			{rows.length > 0 ? (
				<section aria-labelledby="supply-title" className="page mt-8 lg:mt-14">
					<h2 id="supply-title" className="lg:text-2xl">
						{t`Who is here today`}
					</h2>
					<p className="mt-1 text-sm text-ink-2">
						{t`Specialists with a verified registration whom a hospital can find, counted from the database.`}
					</p>
					<div className="panel mt-4 overflow-hidden">
						<table className="num w-full text-sm">
							<thead>
								<tr className="border-b border-line text-ink-2">
									<th scope="col" className="px-3 py-2 text-start font-semibold lg:px-4">
										{t`Speciality`}
									</th>
									<th scope="col" className="px-2 py-2 text-end font-semibold">
										{t.of('specialists')`All`}
									</th>
									{cities.map((city) => (
										<th
											key={city}
											scope="col"
											className="px-2 py-2 text-end font-semibold last:pe-3 max-sm:nth-of-type-[n+4]:hidden"
										>
											{saidName(city)}
										</th>
									))}
									<th scope="col" className="w-1/3 max-lg:hidden">
										<span className="sr-only">{t`Share of the largest`}</span>
									</th>
								</tr>
							</thead>
							<tbody className="divide-y divide-line">
								{rows.map(({ slug, name, all: count, inCities }) => (
									<tr key={slug}>
										<th scope="row" className="px-3 text-start font-semibold lg:px-4">
											<Link
												to={`/doctor-database?speciality=${slug}`}
												className="flex min-h-12 items-center gap-2.5 text-ink no-underline hover:underline"
											>
												<SpecialityThing of={thingOf(slug)} className="size-7 shrink-0" />
												{saidName(name)}
											</Link>
										</th>
										<td className="px-2 text-end">{formatCounted(count)}</td>
										{inCities.map((here, at) => (
											<td key={cities[at]} className="px-2 text-end last:pe-3 max-sm:nth-of-type-[n+3]:hidden">
												{formatCounted(here)}
											</td>
										))}
										<td className="px-4 max-lg:hidden">
											<progress
												className="progress h-1.5"
												value={count ?? 0}
												max={most}
												aria-label={t`${{ speciality: saidName(name) }}: share of the largest`}
											/>
										</td>
									</tr>
								))}
							</tbody>
						</table>
					</div>
				</section>
			) : null}

			<div className="page mt-8 grid gap-8 lg:mt-14 lg:grid-cols-2 lg:gap-12">
				{sample ? (
					<section aria-labelledby="sample-title">
						<h2 id="sample-title" className="lg:text-2xl">
							{t`What you see before you register`}
						</h2>
						<p className="mt-1 mb-4 max-w-prose text-ink-2">
							{t`The person, without the name. A verified hospital sees the name unless the specialist hides it. It sees the phone number only after it shortlists the application or the specialist accepts its request, and only if the specialist shares it.`}
						</p>
						<RedactedSample profile={sample} />
					</section>
				) : null}
				<section aria-labelledby="steps-title">
					<h2 id="steps-title" className="lg:text-2xl">
						{t`How hiring works`}
					</h2>
					<ol className="mt-4 grid gap-6">
						{steps.map(({ thing, title, text }, at) => (
							<li key={title} className="grid grid-cols-[3.5rem_1fr] items-center gap-4">
								<SpecialityThing of={thing} className="size-14" />
								<div>
									<h3 className="text-base">
										{at + 1}. {title}
									</h3>
									<p className="max-w-prose text-sm text-ink-2">{text}</p>
								</div>
							</li>
						))}
					</ol>
				</section>
			</div>

			<section aria-labelledby="cover-title" className="page mt-8 lg:mt-14">
				<h2 id="cover-title" className="lg:text-2xl">
					{t`Cover for tonight or next Tuesday`}
				</h2>
				<p className="mt-1 max-w-prose text-ink-2">
					{t`Enter the case or duty, the hours and the pay. We ask specialists who are available and come that far, a few at a time, and the first to accept gets it. You then see their phone number and registration. An emergency is asked widely at once.`}{' '}
					{coverIncluded()}
				</p>
			</section>

			<section aria-labelledby="cost-title" className="page mt-8 lg:mt-14">
				<h2 id="cost-title" className="lg:text-2xl">
					{t`What it costs`}
				</h2>
				<dl className="mt-4 grid gap-2.5 md:grid-cols-3 md:gap-4">
					{costsAfter(page.trial).map(({ title, value, text }) => (
						<div key={title} className="panel grid content-start gap-1 p-4 lg:p-5">
							<dt className="text-sm font-semibold text-ink-2">{title}</dt>
							<dd>
								<span className="block text-xl font-bold">{value}</span>
								<span className="text-sm text-ink-2">{text}</span>
							</dd>
						</div>
					))}
				</dl>
				<p className="mt-3">
					<Link to="/hospitals/plans" className="link inline-flex min-h-11 items-center md:min-h-8">
						{t`View plans and prices`}
					</Link>
				</p>
			</section>

			<section aria-labelledby="questions-title" className="page mt-8 lg:mt-14">
				<h2 id="questions-title" className="lg:text-2xl">
					{t`Common questions from hospitals`}
				</h2>
				<div className="panel mt-4 px-4 [&>div]:border-t-0 [&_details:last-child]:border-b-0">
					<QuestionList questions={page.questions} />
				</div>
				<p className="mt-3">
					<Link to={pagePaths.faq} className="link inline-flex min-h-11 items-center md:min-h-8">
						{t`View all FAQs`}
					</Link>
				</p>
			</section>

			{page.isVisitor ? (
				<section aria-labelledby="door-title" className="page mt-8 lg:mt-14">
					<div className="deep grid justify-items-start gap-3 rounded-xl p-5 lg:p-8">
						<h2 id="door-title" className="lg:text-2xl">
							{t`Register your hospital`}
						</h2>
						<p>{t`You need its name, address and phone number, and a work email address.`}</p>
						<p className="flex flex-wrap gap-2">
							<ButtonLink to="/hospital/auth?tab=register" variant="gold">
								{t`Register your hospital`}
							</ButtonLink>
							<a href={`tel:${company.phone.replaceAll(' ', '')}`} className="btn btn-deep num">
								{company.phone}
							</a>
						</p>
					</div>
				</section>
			) : null}
		</main>
	)
}
