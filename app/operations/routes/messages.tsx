import { pageAsked } from '#app/platform/paging.ts'
import { answerTargetDays, queues } from '#app/cases/kinds.ts'
import { QueueList } from '../components/queue-list.tsx'
import { queueAddress } from '../cases/queue-address.ts'
import { Link } from 'react-router'
import { messageStatuses, messageStatusNames } from '#app/content/message-status.ts'
import { countContactMessages, listContactMessages } from '#app/content/messages-queue.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import type { Column } from '#app/ui/list/table.tsx'
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
	const page = pageAsked(searchParams)
	const [counts, found, open] = await Promise.all([
		countContactMessages(actor),
		listContactMessages(actor, { status, page }),
		status === 'open' ? listOpenCases(actor, 'contact-message') : [],
	])
	const work = workLabels(open)
	return {
		...{ status, counts },
		list: { ...found, rows: found.rows.map((message) => ({ ...message, work: work[message.id] ?? null })) },
	}
}

type Data = Route.ComponentProps['loaderData']

export const meta = () => [titled('Contact messages')]

const addressOf = (status: Data['status'], page = 1) =>
	queueAddress(queues['contact-message'].path, 'open', { status, page })

export default function OperatorMessages({ loaderData }: Route.ComponentProps) {
	const { status, counts, list } = loaderData
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Contact messages"
				lead={
					status === 'open'
						? `From the contact form, oldest first. Target: answer within ${answerTargetDays} working days.`
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
			{list.rows.length === 0 ? (
				<EmptyState
					picture="done"
					title={
						status === 'open' ? 'The queue is empty.' : `No messages: ${messageStatusNames[status].toLowerCase()}.`
					}
				/>
			) : (
				<QueueList
					caption={`Contact messages: ${messageStatusNames[status]}`}
					columns={columnsOf(status)}
					list={list}
					total={counts[status]}
					addressOf={(page) => addressOf(status, page)}
				/>
			)}
		</main>
	)
}

const columnsOf = (status: Data['status']): Column<Data['list']['rows'][number]>[] => [
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
