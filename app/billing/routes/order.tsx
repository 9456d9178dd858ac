import { z } from 'zod'
import { findGstin } from '#app/hospitals/checks/gstin.server.ts'
import { type HospitalStatus, onceOpen } from '#app/hospitals/status.ts'
import { ownerOf } from '#app/identity/groups.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { InvoiceGstin } from '../components/invoice-gstin.tsx'
import { changeFacts, checkoutPath, orderName, perCycle, planPath, priceFacts } from '../labels.ts'
import { offerOf, type OrderFailure, orderPlan } from '../orders.server.ts'
import { paymentProvider } from '../payment-provider.server.ts'
import { cycles, planIds, plans } from '../plans.ts'
import { findSubscription } from '../subscriptions.server.ts'
import { findOverLimit } from './plan/usage.server.ts'
import type { Route } from './+types/order.ts'
import { titled } from '#app/ui/page/page-title.tsx'

const Wanted = z.object({ plan: z.enum(planIds), cycle: z.enum(cycles) })

export async function loader({ request, context }: Route.LoaderArgs) {
	const owner = ownerOf(context)
	const wanted = Wanted.safeParse(Object.fromEntries(new URL(request.url).searchParams))
	if (!paymentProvider || !wanted.success) throw notFound()
	if (owner.hospitalStatus !== 'verified') return notOrdered('not-verified', owner.hospitalStatus)
	const offer = await offerOf(owner.hospitalId, wanted.data)
	if (!offer.ok) return notOrdered(offer.failure, owner.hospitalStatus)
	const { change } = offer.value
	return {
		...wanted.data,
		gstin: await findGstin(owner.hospitalId),
		trial: change ? null : await trialOf(owner.hospitalId),
		change: change && {
			facts: change.when === 'now' ? changeFacts(change) : null,
			// A millisecond before midnight belongs to the day that is named.
			lastDay: formatDate(new Date(change.nextChargeAt.getTime() - 1)),
			next: formatDate(change.nextChargeAt),
		},
		over: change?.when === 'later' ? await findOverLimit(owner, wanted.data.plan) : [],
	}
}

/** The days that a hospital does not pay for: until when, or how many where they begin with the order. */
async function trialOf(hospitalId: string) {
	const { status, isOver, lastMoment, daysToCome } = await findSubscription(hospitalId)
	if (status !== 'trialing' || isOver) return null
	return lastMoment ? `until ${formatDate(lastMoment)}` : daysToCome === null ? null : `for ${daysToCome} days`
}

export async function action({ request, context }: Route.ActionArgs) {
	const owner = ownerOf(context)
	if (!paymentProvider) throw notFound()
	const form = await parseForm(request, Wanted)
	if (!form.ok) throw badRequest()
	const ordered = await orderPlan(paymentProvider, owner, form.value)
	return ordered.ok
		? redirectWith(checkoutPath(ordered.value.id), null)
		: notOrdered(ordered.failure, owner.hospitalStatus)
}

const notOrdered = (why: OrderFailure, status: HospitalStatus) =>
	redirectWith(planPath, {
		title: 'Plan not ordered',
		detail: why === 'not-verified' ? `You can order a plan ${onceOpen(status)}.` : refusals[why],
		tone: 'danger',
	})

const refusals: Record<Exclude<OrderFailure, 'not-verified'>, string> = {
	'already-ordered': 'Your hospital has this plan already, or a payment for the one it has is open.',
	'still-paid': 'Your current plan was granted to you and is still valid. You can order when it ends.',
	'renews-soon': 'Your plan renews within the hour. Change it after that.',
	busy: 'Another order is being changed right now. Try again in a minute.',
}

export const meta = () => [titled('Order a plan')]

export default function Order({ loaderData: { plan, cycle, gstin, trial, change, over } }: Route.ComponentProps) {
	const { name, activeJobs, seats, contactRequests, pools } = plans[plan]
	const includes = `It includes ${activeJobs} active jobs, ${seats} seats, ${contactRequests} contact requests a month and ${pools} pools.`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				back={{ to: planPath, label: 'Plan' }}
				title={`${change ? 'Change to' : 'Order'} ${orderName({ plan, cycle })}`}
			/>
			{change?.facts ? (
				<Panel title="What you pay today">
					<FactGrid facts={change.facts} />
				</Panel>
			) : null}
			<Panel title={change ? `What you pay from ${change.next}` : 'What you pay'}>
				<FactGrid facts={priceFacts(plan, cycle)} />
			</Panel>
			<div className="grid max-w-prose gap-3">
				<p>
					{change && !change.facts
						? `${name} starts on ${change.next}, when the time you have paid for ends. You pay nothing today.`
						: trial
							? `You get the limits of ${name} as soon as the payment arrives.`
							: `${name} starts as soon as the payment arrives.`}{' '}
					{includes}
				</p>
				{trial ? (
					<p>
						Your trial still runs {trial} at no cost. The {cycle === 'monthly' ? 'month' : 'year'} you pay for begins
						when it ends.
					</p>
				) : null}
				{over.length > 0 ? (
					<p>
						You have more than {name} includes: {over.join(', ')}. Everything stays. You can add new ones once you are
						below the limit.
					</p>
				) : null}
				<p>
					{change
						? `You approve the new charge on the payment page. Your present plan is then not charged again. From ${change.next} the price is charged once ${perCycle[cycle]}, until you cancel.`
						: `The total is charged today and then once ${perCycle[cycle]}, until you cancel. You can cancel at any time, and the plan then continues to the end of the time you have paid for.`}
				</p>
				{change?.facts ? (
					<p className="text-ink-2">
						Days are counted in India. Today belongs to the new plan, and unused days are those of what you have paid
						for, each amount rounded to the paisa.
					</p>
				) : null}
				<InvoiceGstin gstin={gstin} />
			</div>
			<div className="flex flex-wrap gap-3">
				<PostButton action={`${planPath}/order`} fields={{ plan, cycle }} pendingLabel="Preparing payment...">
					Continue to payment
				</PostButton>
				<ButtonLink to={planPath} variant="secondary">
					Cancel
				</ButtonLink>
			</div>
		</main>
	)
}
