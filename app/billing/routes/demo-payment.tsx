import { Form } from 'react-router'
import { z } from 'zod'
import { checkoutPath, orderName, priceFacts } from '../labels.ts'
import {
	failInDemo,
	findDemoSubscription,
	isToApprove,
	leavePendingInDemo,
	payInDemo,
} from '../payments/demo.server.ts'
import { isEnded } from '../status.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { isDemo } from '#app/platform/env.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { Route } from './+types/demo-payment.ts'

async function requireSubscription(id: string) {
	const state = isDemo ? await findDemoSubscription(id) : null
	if (!state) throw notFound()
	return state
}

/** What stands in for the payment provider’s pages. In production there is no such page. */
export async function loader({ params }: Route.LoaderArgs) {
	const state = await requireSubscription(params.subscriptionId)
	const { orderId, plan, cycle, status, charges, upfrontPaise } = state
	return {
		orderId,
		plan,
		cycle,
		hasEnded: isEnded(status),
		charges: charges.length,
		mustApprove: isToApprove(state),
		due: upfrontPaise === undefined ? 'Nothing' : formatRupees(BigInt(upfrontPaise)),
	}
}

const acts = { pay: payInDemo, fail: failInDemo, pending: leavePendingInDemo } as const

export async function action({ request, params }: Route.ActionArgs) {
	const { orderId } = await requireSubscription(params.subscriptionId)
	const form = await parseForm(request, z.object({ choice: z.enum(['pay', 'fail', 'pending']) }))
	if (!form.ok) throw badRequest()
	await acts[form.value.choice](params.subscriptionId)
	return redirectWith(checkoutPath(orderId), null)
}

export const meta = () => [{ title: 'Demo payment' }, { name: 'robots', content: 'noindex' }]

export default function DemoPayment({ loaderData }: Route.ComponentProps) {
	const { orderId, plan, cycle, hasEnded, charges, mustApprove, due } = loaderData
	return (
		<main id="main" className="page grid gap-6 py-8">
			<PageHeader
				title="Demo payment"
				lead="This page stands in for the payment provider. No money moves."
				actions={
					<ButtonLink to={checkoutPath(orderId)} variant="secondary">
						Back to the order
					</ButtonLink>
				}
			/>
			<Panel title={orderName({ plan, cycle })}>
				<FactGrid
					facts={[
						...priceFacts(plan, cycle),
						{ label: 'Payments so far', value: String(charges) },
						...(mustApprove ? [{ label: 'Due with the approval', value: due }] : []),
					]}
				/>
			</Panel>
			{hasEnded ? (
				<p>This subscription has ended.</p>
			) : (
				<Form method="post" className="flex flex-wrap gap-3">
					<Button name="choice" value="pay">
						{mustApprove ? 'Approve' : charges > 0 ? 'Pay next period' : 'Pay'}
					</Button>
					<Button name="choice" value="fail" variant="danger">
						Fail
					</Button>
					<Button name="choice" value="pending" variant="secondary">
						Leave pending
					</Button>
				</Form>
			)}
		</main>
	)
}
