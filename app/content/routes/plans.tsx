import { data, Link } from 'react-router'
import {
	type Cycle,
	coverIncluded,
	graceDays,
	gstPercent,
	type PlanId,
	planIds,
	plans,
	priceOf,
	trialTerms,
} from '#app/billing/plans.ts'
import { brand } from '#app/brand.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { env } from '#app/platform/env.server.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '../components/page-head.tsx'
import { plainDocument } from '../plain-document.ts'
import type { Route } from './+types/plans.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

export function loader({ context }: Route.LoaderArgs) {
	const page = {
		trial: trialTerms(env.TRIAL_DAYS),
		isVisitor: getActor(context).kind === 'visitor',
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
				path: '/hospitals/plans',
				site: brand.name,
				title: t`Plans and prices for hospitals`,
				description: t`What each plan for hospitals includes, its monthly and yearly price with GST, and what happens when it ends. No fee per hire.`,
			})
		: []

export default function PublicPlans({ loaderData: { trial, isVisitor } }: Route.ComponentProps) {
	return (
		<main id="main">
			<PageHead
				title={t`Plans and prices for hospitals`}
				lead={t`A plan sets how much your hospital can do at a time. There is no fee per hire.`}
			/>
			<div className="page grid gap-8 py-6 md:py-8 lg:gap-12">
				<section aria-labelledby="plans-title">
					<h2 id="plans-title" className="lg:text-2xl">
						{t`Three plans`}
					</h2>
					<div className="mt-4 grid gap-4 lg:grid-cols-3">
						{planIds.map((id) => (
							<PlanCard key={id} id={id} />
						))}
					</div>
					<p className="mt-4 flex flex-wrap gap-2">
						{isVisitor ? (
							<ButtonLink to="/hospital/auth?tab=register" size="lg">
								{t`Register your hospital`}
							</ButtonLink>
						) : null}
						<ButtonLink to="/contact" variant={isVisitor ? 'secondary' : 'primary'} size="lg">
							{t`Write to us`}
						</ButtonLink>
					</p>
				</section>

				<section aria-labelledby="questions-title">
					<h2 id="questions-title" className="lg:text-2xl">
						{t`Before you choose`}
					</h2>
					<dl className="mt-4 grid gap-x-12 gap-y-5 lg:grid-cols-2">
						{answers(trial).map(({ question, answer }) => (
							<div key={question}>
								<dt className="font-semibold">{question}</dt>
								<dd className="mt-1 max-w-prose text-ink-2">{answer}</dd>
							</div>
						))}
					</dl>
					<p className="mt-5">
						<Link to="/faq" className="link inline-flex min-h-11 items-center md:min-h-8">
							{t`View all FAQs`}
						</Link>
					</p>
				</section>
			</div>
		</main>
	)
}

function PlanCard({ id }: { id: PlanId }) {
	const { name, activeJobs, seats, contactRequests, pools, exports } = plans[id]
	const includes = [
		[t`Active jobs`, activeJobs],
		[t`Members, with pending invitations`, seats],
		[t`Contact requests a month`, contactRequests],
		[t`Candidate pools`, pools],
		[t`Cover for a case or shift`, t`Included`],
		[t`Export of candidates`, exports ? t.of('included')`Yes` : t.of('included')`No`],
	]
	return (
		<section aria-labelledby={`plan-${id}`} className="panel grid content-start gap-4 p-4 lg:p-5">
			<h3 id={`plan-${id}`} className="text-lg">
				{name}
			</h3>
			<div className="grid gap-2">
				<Price id={id} cycle="monthly" className="text-2xl font-bold" />
				<Price id={id} cycle="yearly" className="font-semibold" />
			</div>
			<dl className="num grid gap-2 border-t border-line pt-4 text-sm">
				{includes.map(([label, value]) => (
					<div key={label} className="flex justify-between gap-4">
						<dt className="text-ink-2">{label}</dt>
						<dd className="font-semibold">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}

function Price({ id, cycle, className }: { id: PlanId; cycle: Cycle; className: string }) {
	const { netPaise, totalPaise } = priceOf(id, cycle)
	const price = formatRupees(netPaise)
	const amount = (words: string) => <span className={className}>{words}</span>
	return (
		<p className="num">
			{cycle === 'monthly'
				? rich({ amount })`<amount>${{ price }}</amount> a month`
				: rich({ amount })`<amount>${{ price }}</amount> a year`}
			<span className="block text-sm text-ink-2">
				{t`${{ price: formatRupees(totalPaise) }} with ${{ percent: String(gstPercent) }}% GST`}
			</span>
		</p>
	)
}

const answers = (trial: string) => [
	{ question: t`Does cover cost extra?`, answer: `${t.of('answer')`No.`} ${coverIncluded()}` },
	{
		question: t`How does the trial work?`,
		answer: `${t`Verified hospitals start with a free trial of ${{ plan: plans.starter.name }}, which includes candidate export.`} ${trial}`,
	},
	{
		question: t`How do we take a plan?`,
		answer: t`An owner of your hospital opens Plan in the hospital portal, or writes to us. Nothing is charged before an owner has ordered a plan.`,
	},
	{
		question: t`What happens when a plan ends?`,
		answer: t`You can still post jobs and invite colleagues for ${{ days: graceDays }} days after your plan ends. After that you cannot open jobs, invite members, send contact requests, create pools or export candidates until you have a plan again. Open jobs stay open.`,
	},
	{
		question: t`Do we lose anything?`,
		answer: t`No. You keep your applicants, messages and data. You can answer applicants, hold interviews and make offers with or without a plan. The same applies when a trial ends, which has no extra days.`,
	},
	{
		question: t`What if a smaller plan allows less than we have?`,
		answer: t`Everything you have stays. You can add more of it again once you are below the limit of your plan.`,
	},
	{
		question: t`Is there a fee per hire?`,
		answer: t`No. Neither you nor the specialist pays one, whichever plan you are on.`,
	},
]
