import { lastMade } from '#app/identity/shown-once.server.ts'
import { ownerOf } from '#app/identity/groups.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { CopyText } from '#app/ui/share.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { EndpointTag } from '../endpoint-tag.tsx'
import { findEndpoint } from '../endpoints.server.ts'
import { endpointPath, webhooksPath } from '../paths.ts'
import type { Route } from './+types/show.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const endpoint = await findEndpoint(ownerOf(context), idParam(params.endpointId))
	if (!endpoint) throw notFound()
	const made = await lastMade(request)
	const { id, url, events, failingSince, stoppedAt, deliveries, total } = endpoint
	return {
		id,
		total,
		url,
		events,
		failing: failingSince && formatDateTime(failingSince),
		stopped: stoppedAt && formatDateTime(stoppedAt),
		secret: made?.id === id ? made.secret : null,
		deliveries: deliveries.map((delivery) => ({
			id: delivery.id,
			endpointId: id,
			canReplay: stoppedAt === null && delivery.attempts > 0,
			type: delivery.type,
			at: formatDateTime(delivery.createdAt),
			attempts: delivery.attempts,
			state: delivery.deliveredAt ? 'Delivered' : delivery.nextAttemptAt ? 'Waiting' : 'Failed',
			next: delivery.nextAttemptAt && delivery.attempts > 0 ? formatDateTime(delivery.nextAttemptAt) : null,
			answer:
				delivery.attempts === 0
					? ''
					: `${delivery.lastStatus ?? delivery.lastError ?? ''} · ${(delivery.lastMilliseconds ?? 0).toLocaleString('en-IN')} ms`,
		})),
	}
}

export const meta = () => [titled('Webhook')]

type Page = Route.ComponentProps['loaderData']
type Delivery = Page['deliveries'][number]

export default function Webhook({ loaderData: page }: Route.ComponentProps) {
	const { id, url, events, failing, stopped, secret, deliveries, total } = page
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				back={{ to: webhooksPath, label: 'Webhooks' }}
				title="Webhook"
				lead={<span className="wrap-anywhere">{url}</span>}
				actions={
					<>
						<PostButton action={`${endpointPath(id)}/test`} pendingLabel="Sending...">
							Send test event
						</PostButton>
						<PostButton action={`${endpointPath(id)}/removal`} variant="secondary" pendingLabel="Removing...">
							Remove webhook
						</PostButton>
					</>
				}
			/>
			{stopped ? (
				<Notice tone="danger">
					<div className="grid gap-3">
						<p>No call has arrived for three days, so this webhook was turned off on {stopped}.</p>
						<PostButton action={`${endpointPath(id)}/restart`} size="sm" pendingLabel="Turning on...">
							Turn on webhook
						</PostButton>
					</div>
				</Notice>
			) : failing ? (
				<Notice tone="warning">Calls have been failing since {failing}. We keep trying for three days.</Notice>
			) : null}
			{secret ? (
				<Panel title="Signing secret">
					<div className="grid gap-3">
						<p className="rounded-md bg-sunken p-3 text-sm wrap-anywhere">
							<code>{secret}</code>
						</p>
						<CopyText text={secret} label="Copy secret" />
						<p className="text-sm text-ink-2">
							Copy it now. Your system checks with it that a call comes from us. This page shows it for five minutes
							only.
						</p>
					</div>
				</Panel>
			) : null}
			<Panel title="Events" action={<EndpointTag isStopped={stopped !== null} isFailing={failing !== null} />}>
				<p className="text-sm wrap-anywhere">
					<code>{events.join(', ')}</code>
				</p>
			</Panel>
			<Panel title="Latest calls" flush className="overflow-hidden">
				{deliveries.length === 0 ? (
					<p className="p-4 text-ink-2">No calls yet. The next event appears here, with the answer of your system.</p>
				) : (
					<>
						<Table caption="Latest calls" columns={columns} rows={deliveries} rowKey={({ id: key }) => key} />
						<FirstOf shown={deliveries.length} total={total} />
					</>
				)}
			</Panel>
		</main>
	)
}

const tones = { Delivered: 'success', Waiting: 'info', Failed: 'danger' } as const

const columns: readonly Column<Delivery>[] = [
	{
		key: 'type',
		header: 'Event',
		isRowHeader: true,
		cell: ({ type }) => <code>{type}</code>,
	},
	{ key: 'at', header: 'Time', cell: ({ at }) => at },
	{
		key: 'state',
		header: 'State',
		cell: ({ state, next }) => (
			<>
				<Tag tone={tones[state as keyof typeof tones]}>{state}</Tag>
				{next ? <span className="block text-ink-2">Next attempt {next}</span> : null}
			</>
		),
	},
	{ key: 'answer', header: 'Answer', cell: ({ answer }) => answer },
	{ key: 'attempts', header: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
	{
		key: 'replay',
		header: <span className="sr-only">Actions</span>,
		phoneLabel: '',
		align: 'end',
		cell: ({ id, endpointId, type, at, canReplay }) =>
			canReplay ? (
				<PostButton
					action={`${endpointPath(endpointId)}/deliveries/${id}/replay`}
					variant="secondary"
					size="sm"
					pendingLabel="Sending..."
				>
					Send again
					<span className="sr-only">
						: {type}, {at}
					</span>
				</PostButton>
			) : null,
	},
]
