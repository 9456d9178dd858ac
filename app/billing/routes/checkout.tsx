import { ownerOf } from '#app/identity/groups.server.ts'
import { onceOpen } from '#app/hospitals/status.ts'
import { SuspensionNotice } from '#app/hospitals/suspension-notice.tsx'
import { formatDate } from '#app/platform/text/dates.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { checkoutPath, dueFacts, orderName, payLabel, paymentFailed, planPath, priceFacts } from '../labels.ts'
import { findOrder } from '../orders.server.ts'
import { plans } from '../plans.ts'
import { paymentStateOf } from '../status.ts'
import { findSubscription } from '../subscriptions.server.ts'
import type { Route } from './+types/checkout.ts'
import { titled } from '#app/ui/page/page-title.tsx'

/** Reads only what we have heard: the provider is never asked while a page is drawn. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { hospitalId, hospitalStatus } = ownerOf(context)
	const [order, { lastMoment }] = await Promise.all([
		findOrder(hospitalId, idParam(params.orderId)),
		findSubscription(hospitalId),
	])
	if (!order) throw notFound()
	const { id, plan, cycle, checkoutUrl, startsAt, dueNetPaise, isEnding } = order
	return {
		id,
		plan,
		cycle,
		state: paymentStateOf(order),
		isEnding,
		isSuspended: hospitalStatus === 'suspended',
		checkoutUrl,
		/** One that follows another plan: what its approval does. */
		follows: startsAt && { from: formatDate(startsAt), hasDue: dueNetPaise !== null },
		due: dueFacts(order),
		payLabel: payLabel(order, new Date()),
		lastDay: lastMoment ? formatDate(lastMoment) : null,
	}
}

export const meta = () => [titled('Your order')]

type Page = Route.ComponentProps['loaderData']

export default function Checkout({ loaderData: page }: Route.ComponentProps) {
	const { plan, cycle, state } = page
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader back={{ to: planPath, label: 'Plan' }} title={orderName(page)} />
			<div aria-live="polite">
				<Standing {...page} />
			</div>
			{page.due ? (
				<Panel title={state === 'approved' ? 'What you paid for the change' : 'What you pay now'}>
					<FactGrid facts={page.due} />
				</Panel>
			) : null}
			<Panel title={page.follows ? `What you pay from ${page.follows.from}` : 'What you pay'}>
				<FactGrid facts={priceFacts(plan, cycle)} />
			</Panel>
			{state === 'ended' ? (
				<ButtonLink to={planPath} variant="secondary">
					View plans
				</ButtonLink>
			) : null}
			{state === 'unpaid' || state === 'failed' || state === 'awaits-bank' ? <Payment {...page} /> : null}
		</main>
	)
}

function Standing({ plan, state, isEnding, isSuspended, checkoutUrl, lastDay, follows }: Page) {
	const { name } = plans[plan]
	const isDue = state === 'unpaid' || state === 'failed'
	if (isDue && isSuspended)
		return (
			<SuspensionNotice title="No payment while your hospital is suspended">
				{`Nothing is charged for this order. You can order a plan again ${onceOpen('suspended')}.`}
			</SuspensionNotice>
		)
	if (state === 'approved' && follows)
		return (
			<Notice tone="success" title={follows.hasDue ? 'Paid' : 'Approved'}>
				<p>
					{follows.hasDue
						? `${name} is active. ${isEnding ? 'It is cancelled and is not charged again.' : `From ${follows.from} it renews on its own until you cancel.`}`
						: `${name} starts on ${follows.from}. Until then your present plan goes on.`}
				</p>
			</Notice>
		)
	if (state === 'paid')
		return (
			<Notice tone="success" title={isEnding ? 'Cancelled' : 'Paid'}>
				<p>
					{name} is active{lastDay ? ` until ${lastDay}` : ''}.{' '}
					{isEnding
						? 'It does not renew. Nothing more will be charged for this order.'
						: 'It renews on its own until you cancel.'}
				</p>
			</Notice>
		)
	if (state === 'ended')
		return (
			<Notice tone="info" title="Ended">
				<p>Nothing more will be charged for this order.</p>
			</Notice>
		)
	if (state === 'awaits-bank')
		return (
			<Notice tone="info" title="We are waiting for your bank">
				<p>
					Your bank has not confirmed the payment yet. This can take some time, and a charge that did not go through is
					tried again on its own. You do not need to pay a second time. The payment appears here once your bank confirms
					it.
				</p>
			</Notice>
		)
	if (state === 'failed')
		return (
			<Notice tone="danger" title="Payment failed">
				<p>{paymentFailed}</p>
			</Notice>
		)
	if (!checkoutUrl)
		return (
			<Notice tone="info" title="Payment page being prepared">
				<p>
					The payment provider has not answered yet. We keep asking, and the button to pay appears here. Nothing has
					been charged.
				</p>
			</Notice>
		)
	return (
		<Notice tone="info" title="No payment received yet">
			<p>
				Pay on the payment page, then come back here. If you have just paid, the payment appears here within a minute.
			</p>
		</Notice>
	)
}

function Payment({ id, plan, cycle, state, isSuspended, checkoutUrl, follows, payLabel }: Page) {
	const isPending = state === 'awaits-bank'
	if (!checkoutUrl && !isSuspended && !isPending)
		return (
			<PostButton action={`${planPath}/order`} fields={{ plan, cycle }} pendingLabel="Trying again...">
				Try again
			</PostButton>
		)
	return (
		<div className="flex flex-wrap gap-3">
			{isSuspended || isPending || !checkoutUrl ? null : (
				<a href={checkoutUrl} className={buttonClass({})}>
					{payLabel}
				</a>
			)}
			<ButtonLink to={checkoutPath(id)} variant={isPending ? 'primary' : 'secondary'} reloadDocument>
				Check again
			</ButtonLink>
			{isPending && checkoutUrl && !isSuspended ? (
				<a href={checkoutUrl} className={buttonClass({ variant: 'secondary' })}>
					Use another card or account
				</a>
			) : null}
			{follows ? null : (
				<ButtonLink to={`${planPath}/cancellation`} variant="quiet">
					Cancel order
				</ButtonLink>
			)}
		</div>
	)
}
