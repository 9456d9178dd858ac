import { href, Link } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { findGstin } from '#app/hospitals/checks/gstin.server.ts'
import { onceOpen } from '#app/hospitals/status.ts'
import { SuspensionNotice } from '#app/hospitals/suspension-notice.tsx'
import { InvoiceGstin } from '../components/invoice-gstin.tsx'
import { listCreditNotes } from '../credit-notes.server.ts'
import { awaitsInvoice, listInvoices } from '../invoices.server.ts'
import { checkoutPath, dueFacts, orderName, paymentFailed, perCycle, planPath, priceFacts } from '../labels.ts'
import { findLiveOrder, findWaitingOrder, hasPaidTime, listOffers } from '../orders.server.ts'
import { paymentProvider } from '../payment-provider.server.ts'
import { type Cycle, cycles, graceDays, gstPercent, type PlanId, planEnded, planIds, plans } from '../plans.ts'
import type { Ordered } from '../proration.ts'
import { paymentStateOf, type PaymentState } from '../status.ts'
import { findSubscription } from '../subscriptions.server.ts'
import { findUsage } from './plan/usage.server.ts'
import type { Route } from './+types/plan.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const isOwner = member.role === 'owner'
	const [subscription, usage, gstin, invoices, isInvoiceDue, creditNotes, order, waiting, offers] = await Promise.all([
		findSubscription(member.hospitalId),
		findUsage(member),
		isOwner ? findGstin(member.hospitalId) : null,
		isOwner ? listInvoices(member.hospitalId) : [],
		isOwner && awaitsInvoice(member.hospitalId),
		isOwner ? listCreditNotes(member.hospitalId) : [],
		findLiveOrder(member.hospitalId),
		findWaitingOrder(member.hospitalId),
		isOwner && member.hospitalStatus === 'verified' ? listOffers(member.hospitalId) : [],
	])
	const { lastMoment, status, daysToCome, isCancelled, paidFrom, ...plan } = subscription
	return {
		plan,
		/** Of the plan, with what was agreed on with this hospital. */
		limits: { ...plans[plan.plan], ...(plan.isOver ? {} : { contactRequests: plan.contactRequests }) },
		status,
		daysToCome,
		lastDay: lastMoment ? formatDate(lastMoment) : null,
		usage,
		gstin,
		invoices: invoices.map(printed),
		isInvoiceDue,
		creditNotes: creditNotes.map(printed),
		isPayable: paymentProvider !== null,
		isOwner,
		isSuspended: member.hospitalStatus === 'suspended',
		isCancelled,
		lastTrialDay: paidFrom ? formatDate(new Date(paidFrom.getTime() - 1)) : null,
		offers: offers.map(offerName),
		waiting: waiting && {
			id: waiting.id,
			plan: waiting.plan,
			cycle: waiting.cycle,
			due: dueFacts(waiting),
			state: paymentStateOf(waiting),
			from: waiting.startsAt && waiting.dueNetPaise === null ? formatDate(waiting.startsAt) : null,
		},
		order: order && {
			id: order.id,
			plan: order.plan,
			cycle: order.cycle,
			isPaid: hasPaidTime(order),
			state: paymentStateOf(order),
			isEnding: order.isEnding,
		},
	}
}

/** 'growth-yearly' */
const offerName = ({ plan, cycle }: Ordered) => `${plan}-${cycle}`

type Issued = Awaited<ReturnType<typeof listInvoices>>[number]
const printed = ({ id, number, issuedAt, totalPaise }: Issued) => ({
	id,
	number,
	date: formatDate(issuedAt),
	total: formatRupees(totalPaise),
})

export const meta = () => [titled('Plan')]

type Page = Route.ComponentProps['loaderData']
type Printed = Page['invoices'][number]

/** One sentence on how the plan goes on. */
function standing({ plan, status, lastDay, daysToCome, isCancelled, lastTrialDay }: Page): string {
	const { name } = plans[plan.plan]
	if (plan.isOver) return lastDay ? `${name}. It ended on ${lastDay}.` : `${name}. It has ended.`
	if (daysToCome)
		return `Trial of ${name}, with export. It costs nothing and lasts ${daysToCome} days from your first job, invitation, pool, contact request or order.`
	if (!lastDay) return `Trial of ${name}, with export. It costs nothing.`
	if (status === 'trialing') return `Trial of ${name}, with export, until ${lastDay}. It costs nothing.`
	if (status === 'past_due')
		return `${name}${isCancelled ? ', cancelled' : ''}. The time you paid for ended on ${lastDay}. You can still post jobs and invite colleagues for ${graceDays} days after that.`
	if (isCancelled) return `${name}, cancelled. It stays active until ${lastDay} and is not charged again.`
	if (lastTrialDay)
		return `Trial until ${lastTrialDay}, with export and the limits of ${name}. The time you paid for begins after it and ends on ${lastDay}.`
	return `${name}, until ${lastDay}.`
}

export default function Plan({ loaderData: page }: Route.ComponentProps) {
	const { plan, limits, usage } = page
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				title="Plan"
				lead={standing(page)}
				actions={
					page.isOwner ? (
						<ButtonLink to="/hospital/cover/statement" variant="quiet">
							Cover statement
						</ButtonLink>
					) : null
				}
			/>
			{page.isSuspended ? (
				<SuspensionNotice>
					{`Nothing is charged for a plan during a suspension. You can order or change one ${onceOpen('suspended')}.`}
				</SuspensionNotice>
			) : null}
			{plan.isOver ? <Notice tone="warning">{planEnded}</Notice> : null}
			{page.order ? (
				<CurrentOrder
					order={page.order}
					isOwner={page.isOwner}
					mayContinue={page.offers.includes(offerName(page.order))}
				/>
			) : null}
			{page.waiting ? <Waiting waiting={page.waiting} isOwner={page.isOwner} /> : null}
			<Panel title="In use">
				<div className="grid gap-5">
					{counted.map(({ key, label }) => {
						const returned = key === 'contactRequests' ? usage.returnedRequests : 0
						return (
							<Progress
								key={key}
								label={label}
								value={Math.max(0, Math.min(usage[key] - returned, limits[key]))}
								max={limits[key]}
								text={`${usage[key]} of ${limits[key]}${returned > 0 ? `, ${returned} returned without a response` : ''}`}
							/>
						)
					})}
				</div>
			</Panel>
			<Panel title="What each plan includes" flush className="overflow-hidden">
				<Table
					caption="What each plan includes"
					columns={columns}
					rows={planIds}
					rowKey={(id) => id}
					isSelected={(id) => id === plan.plan}
				/>
			</Panel>
			{page.isPayable ? <Prices offers={page.offers} /> : null}
			{page.isOwner && page.isPayable ? <InvoiceGstin gstin={page.gstin} /> : null}
			{page.invoices.length > 0 || page.isInvoiceDue ? (
				<Panel title="Invoices" flush className="overflow-hidden">
					{page.isInvoiceDue ? (
						<p className="px-4 py-3 text-ink-2">The invoice for your last payment appears here within five minutes.</p>
					) : null}
					{page.invoices.length > 0 ? (
						<Table caption="Invoices" columns={invoiceColumns} rows={page.invoices} rowKey={({ id }) => id} />
					) : null}
				</Panel>
			) : null}
			{page.creditNotes.length > 0 ? (
				<Panel title="Credit notes" flush className="overflow-hidden">
					<Table caption="Credit notes" columns={creditNoteColumns} rows={page.creditNotes} rowKey={({ id }) => id} />
				</Panel>
			) : null}
			<p className="max-w-prose text-ink-2">
				{page.isPayable ? `Prices do not include GST of ${gstPercent}%. ` : ''}When a plan ends, you keep your
				applicants, messages and data, and open jobs stay open.{' '}
				<Link to="/hospitals/plans" className="link">
					Compare plans
				</Link>
				.
				{page.isPayable ? null : (
					<>
						{' '}
						To {plan.isOver ? 'continue with a plan' : 'change your plan'},{' '}
						<Link to="/contact" className="link">
							write to us
						</Link>
						.
					</>
				)}
			</p>
		</main>
	)
}

/** What was ordered, and the next step. */
function CurrentOrder({
	order: { id, plan, cycle, isPaid, state, isEnding },
	isOwner,
	mayContinue,
}: {
	order: NonNullable<Page['order']>
	isOwner: boolean
	mayContinue: boolean
}) {
	return (
		<Panel title={isEnding ? 'Cancelled plan' : 'Your order'}>
			<div className="grid gap-4">
				<FactGrid facts={[{ label: 'Plan', value: orderName({ plan, cycle }) }, ...priceFacts(plan, cycle)]} />
				{isEnding ? (
					<>
						<p>The plan continues to the end of the time you have paid for. This order is not charged again.</p>
						{mayContinue ? (
							<ButtonLink to={`${planPath}/order?plan=${plan}&cycle=${cycle}`} className="justify-self-start">
								Keep {plans[plan].name}
							</ButtonLink>
						) : null}
					</>
				) : state === 'awaits-bank' ? (
					<p>{awaitsBank}</p>
				) : state === 'failed' ? (
					<p>{paymentFailed}</p>
				) : null}
				{isOwner && !isEnding ? (
					<div className="flex flex-wrap gap-3">
						<ButtonLink to={checkoutPath(id)} variant={mustPay(state) ? 'primary' : 'secondary'}>
							{mustPay(state) ? 'Go to payment' : 'View payment'}
						</ButtonLink>
						<ButtonLink to={`${planPath}/cancellation`} variant="quiet">
							{isPaid ? 'Cancel plan' : 'Cancel order'}
						</ButtonLink>
					</div>
				) : null}
			</div>
		</Panel>
	)
}

const awaitsBank = 'We are waiting for your bank to confirm the payment. You do not need to pay a second time.'
const mustPay = (state: PaymentState) => state === 'unpaid' || state === 'failed'

/** A change that has not begun. */
function Waiting({
	waiting: { id, plan, cycle, state, from, due },
	isOwner,
}: {
	waiting: NonNullable<Page['waiting']>
	isOwner: boolean
}) {
	return (
		<Panel title="Next plan">
			<div className="grid gap-4">
				<p>
					{orderName({ plan, cycle })}, {from ? `from ${from}` : 'as soon as the payment arrives'}.{' '}
					{state === 'awaits-bank'
						? awaitsBank
						: mustPay(state)
							? 'You have not approved the charge yet, so your present plan goes on as it is.'
							: 'The charge is approved.'}
				</p>
				{due ? <FactGrid facts={due.slice(-1)} /> : null}
				<FactGrid facts={priceFacts(plan, cycle)} />
				{isOwner ? (
					<div className="flex flex-wrap gap-3">
						{mustPay(state) ? <ButtonLink to={checkoutPath(id)}>Go to payment</ButtonLink> : null}
						<PostButton action={`${planPath}/change-removal`} variant="quiet" pendingLabel="Removing...">
							Drop this change
						</PostButton>
					</div>
				) : null}
			</div>
		</Panel>
	)
}

function Prices({ offers }: { offers: Page['offers'] }) {
	const price = (plan: PlanId, cycle: Cycle) => {
		const text = `${formatRupees(plans[plan].paise[cycle])} ${perCycle[cycle]}`
		if (!offers.includes(offerName({ plan, cycle }))) return text
		return (
			<Link
				to={`${planPath}/order?plan=${plan}&cycle=${cycle}`}
				className="link"
				aria-label={`Choose ${orderName({ plan, cycle })}, ${text}`}
			>
				{text}
			</Link>
		)
	}
	return (
		<Panel title={offers.length > 0 ? 'Choose a plan' : 'Prices'} flush className="overflow-hidden">
			<Table
				caption="Prices without GST"
				columns={[
					{ key: 'name', header: 'Plan', isRowHeader: true, cell: (id: PlanId) => plans[id].name },
					...cycles.map((cycle) => ({
						key: cycle,
						header: cycle === 'monthly' ? 'Monthly' : 'Yearly',
						align: 'end' as const,
						cell: (id: PlanId) => price(id, cycle),
					})),
				]}
				rows={planIds}
				rowKey={(id) => id}
			/>
		</Panel>
	)
}

const counted = [
	{ key: 'activeJobs', label: 'Active jobs' },
	{ key: 'seats', label: 'Team members, including invitations' },
	{ key: 'contactRequests', label: 'Contact requests sent this month' },
	{ key: 'pools', label: 'Candidate pools' },
] as const

const columns: readonly Column<PlanId>[] = [
	{ key: 'name', header: 'Plan', isRowHeader: true, cell: (id) => plans[id].name },
	{ key: 'activeJobs', header: 'Active jobs', align: 'end', cell: (id) => plans[id].activeJobs },
	{ key: 'seats', header: 'Seats', align: 'end', cell: (id) => plans[id].seats },
	{ key: 'requests', header: 'Requests a month', align: 'end', cell: (id) => plans[id].contactRequests },
	{ key: 'pools', header: 'Pools', align: 'end', cell: (id) => plans[id].pools },
	{ key: 'exports', header: 'Export', align: 'end', cell: (id) => (plans[id].exports ? 'Yes' : 'No') },
	{ key: 'cover', header: 'Cover', align: 'end', cell: () => 'Included' },
]

function documentColumns(header: string, name: string, pathOf: (id: string) => string): readonly Column<Printed>[] {
	return [
		{ key: 'number', header, isRowHeader: true, cell: ({ number }) => number },
		{ key: 'date', header: 'Date', cell: ({ date }) => date },
		{ key: 'total', header: 'Amount with GST', align: 'end', cell: ({ total }) => total },
		{
			key: 'pdf',
			header: 'PDF',
			align: 'end',
			cell: ({ id, number }) => (
				<a href={pathOf(id)} className="link" download>
					Download<span className="sr-only">{` ${name} ${number}`}</span>
				</a>
			),
		},
	]
}

const invoiceColumns = documentColumns('Invoice', 'invoice', (invoiceId) =>
	href('/hospital/plan/invoices/:invoiceId', { invoiceId }),
)
const creditNoteColumns = documentColumns('Credit note', 'credit note', (creditNoteId) =>
	href('/hospital/plan/credit-notes/:creditNoteId', { creditNoteId }),
)
