import { redirect } from 'react-router'
import { ownerOf } from '#app/identity/groups.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { planPath } from '../labels.ts'
import { cancelOrder, findLiveOrder, hasPaidTime } from '../orders.server.ts'
import { paymentProvider } from '../payment-provider.server.ts'
import { plans } from '../plans.ts'
import { findSubscription } from '../subscriptions.server.ts'
import type { Route } from './+types/cancellation.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const { hospitalId } = ownerOf(context)
	const [order, { lastMoment }] = await Promise.all([findLiveOrder(hospitalId), findSubscription(hospitalId)])
	if (!order || order.isEnding) throw redirect(planPath)
	const isPaid = hasPaidTime(order)
	return { name: plans[order.plan].name, isPaid, lastDay: isPaid && lastMoment ? formatDate(lastMoment) : null }
}

export async function action({ request, context }: Route.ActionArgs) {
	const owner = ownerOf(context)
	await refuseFields(request)
	if (!paymentProvider) throw notFound()
	const cancelled = await cancelOrder(paymentProvider, owner)
	if (cancelled.ok)
		return redirectWith(planPath, {
			title: cancelled.value.isOver ? 'Order cancelled' : 'Plan cancelled',
			detail: 'Nothing more will be charged.',
		})
	if (cancelled.failure === 'not-found') throw redirect(planPath)
	return redirectWith(planPath, {
		title: 'Not cancelled yet',
		detail:
			'The payment provider has not answered. We keep asking. Check this page in a minute, and try again if nothing has changed.',
		tone: 'danger',
	})
}

export const meta = () => [titled('Cancel plan')]

export default function Cancellation({ loaderData: { name, isPaid, lastDay } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				back={{ to: planPath, label: 'Plan' }}
				title={isPaid ? `Cancel ${name}` : `Cancel the order of ${name}`}
			/>
			<p className="max-w-prose">
				{isPaid
					? `${name} continues${lastDay ? ` until ${lastDay}` : ' to the end of the time you have paid for'} and is not charged again. Until then you can order it to go on, and after that any plan again.`
					: 'Nothing will be charged for this order. You can order a plan again at any time.'}
			</p>
			<ConfirmForm
				label={isPaid ? 'Cancel plan' : 'Cancel order'}
				pendingLabel="Cancelling..."
				back={planPath}
				backLabel={isPaid ? 'Keep plan' : 'Keep order'}
			/>
		</main>
	)
}
