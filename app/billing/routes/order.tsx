import { z } from 'zod'
import { brand } from '#app/brand.ts'
import { ownerOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { checkoutPath, orderName, perCycle, planPath, priceFacts } from '../labels.ts'
import { type OrderFailure, orderPlan, whyNoOrder } from '../orders.server.ts'
import { paymentProvider } from '../payment-provider.server.ts'
import { cycles, planIds, plans } from '../plans.ts'
import type { Route } from './+types/order.ts'

const Wanted = z.object({ plan: z.enum(planIds), cycle: z.enum(cycles) })

export async function loader({ request, context }: Route.LoaderArgs) {
	const owner = ownerOf(context)
	const wanted = Wanted.safeParse(Object.fromEntries(new URL(request.url).searchParams))
	if (!paymentProvider || !wanted.success) throw notFound()
	const why = owner.hospitalStatus === 'verified' ? await whyNoOrder(owner.hospitalId) : 'not-verified'
	if (why) return notOrdered(why)
	return wanted.data
}

export async function action({ request, context }: Route.ActionArgs) {
	const owner = ownerOf(context)
	if (!paymentProvider) throw notFound()
	const form = await parseForm(request, Wanted)
	if (!form.ok) throw badRequest()
	const ordered = await orderPlan(paymentProvider, owner, form.value)
	return ordered.ok ? redirectWith(checkoutPath(ordered.value.id), null) : notOrdered(ordered.failure)
}

const notOrdered = (why: OrderFailure) =>
	redirectWith(planPath, { title: 'Plan not ordered', detail: refusals[why], tone: 'danger' })

const refusals: Record<OrderFailure, string> = {
	'not-verified': 'You can order a plan once we have verified your hospital.',
	'already-ordered': 'Your hospital already has a paid plan. Cancel it to choose another when it ends.',
	'still-paid': 'Your current plan is still paid for. You can order again when it ends.',
	busy: 'Another order is being changed right now. Try again in a minute.',
}

export const meta: Route.MetaFunction = () => [{ title: `Order a plan · ${brand.name}` }]

export default function Order({ loaderData: { plan, cycle } }: Route.ComponentProps) {
	const { name, activeJobs, seats, contactRequests, pools } = plans[plan]
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader back={{ to: planPath, label: 'Plan' }} title={`Order ${orderName({ plan, cycle })}`} />
			<Panel title="What you pay">
				<FactGrid facts={priceFacts(plan, cycle)} />
			</Panel>
			<div className="grid max-w-prose gap-3">
				<p>
					{name} starts as soon as the payment arrives. It includes {activeJobs} active jobs, {seats} seats,{' '}
					{contactRequests} contact requests a month and {pools} pools.
				</p>
				<p>
					The total is charged today and then once {perCycle[cycle]}, until you cancel. You can cancel at any time, and
					the plan then continues to the end of the time you have paid for.
				</p>
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
