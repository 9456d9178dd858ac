import { Link } from 'react-router'
import { messageStatuses, messageStatusNames } from '#app/content/message-status.ts'
import { countContactMessages, listContactMessages } from '#app/content/messages-queue.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { workLabels } from '../cases/case-labels.ts'
import { listOpenCases } from '../cases/open-cases.server.ts'
import type { Route } from './+types/messages.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const { searchParams } = new URL(request.url)
	const status = messageStatuses.find((one) => one === searchParams.get('status')) ?? 'open'
	const page = Number(/^[1-9]\d{0,3}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1)
	const [counts, { messages, ...list }, open] = await Promise.all([
		countContactMessages(actor),
		listContactMessages(actor, { status, page }),
		status === 'open' ? listOpenCases(actor, 'contact-message') : [],
	])
	const work = workLabels(open)
	return {
		...{ status, page, counts, ...list },
		messages: messages.map((message) => ({ ...message, work: work[message.id] ?? null })),
	}
}

type Data = Route.ComponentProps['loaderData']

export const meta = () => [titled('Contact messages')]

function addressOf(status: Data['status'], page = 1) {
	const query = new URLSearchParams({
		...(status === 'open' ? {} : { status }),
		...(page > 1 ? { page: String(page) } : {}),
	})
	return query.size > 0 ? `/operator/messages?${query}` : '/operator/messages'
}

export default function OperatorMessages({ loaderData }: Route.ComponentProps) {
	const { status, page, counts, messages, first, hasMore } = loaderData
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Contact messages"
				lead={
					status === 'open'
						? 'From the contact form, oldest first. Target: answer within two working days.'
						: 'From the contact form, latest first.'
				}
			/>
			<Tabs
				label="Status"
				tabs={messageStatuses.map((one) => ({
					to: addressOf(one),
					label: messageStatusNames[one],
					current: one === status,
					count: counts[one],
				}))}
			/>
			{messages.length === 0 ? (
				<EmptyState
					picture="done"
					title={
						status === 'open' ? 'The queue is empty.' : `No messages: ${messageStatusNames[status].toLowerCase()}.`
					}
				/>
			) : (
				<div className="panel">
					<Table
						caption={`Contact messages: ${messageStatusNames[status]}`}
						columns={columnsOf(status)}
						rows={messages}
						rowKey={({ id }) => id}
					/>
					<Pagination
						summary={`${first}–${first + messages.length - 1} of ${counts[status]}`}
						previous={page > 1 ? addressOf(status, page - 1) : null}
						next={hasMore ? addressOf(status, page + 1) : null}
					/>
				</div>
			)}
		</main>
	)
}

const columnsOf = (status: Data['status']): Column<Data['messages'][number]>[] => [
	{
		key: 'subject',
		header: 'Message',
		isRowHeader: true,
		cell: ({ id, subject, excerpt, work }) => (
			<>
				<Link to={`/operator/messages/${id}`} className="link">
					{subject || 'No subject'}
				</Link>
				{work ? <Tag>{work}</Tag> : null}
				<div className="line-clamp-2 max-w-prose font-normal wrap-anywhere text-ink-2">{excerpt}</div>
			</>
		),
	},
	{
		key: 'from',
		header: 'From',
		cell: ({ name, email }) => (
			<>
				{name}
				<div className="wrap-anywhere text-ink-2">{email}</div>
			</>
		),
	},
	status === 'open'
		? {
				key: 'waiting',
				header: 'Waiting',
				align: 'end',
				cell: ({ waiting, isLate }) => (isLate ? <Tag tone="warning">{waiting}</Tag> : waiting),
			}
		: { key: 'sent', header: 'Sent', align: 'end', cell: ({ sent }) => sent },
]
