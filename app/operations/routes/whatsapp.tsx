import { operatorOf } from '#app/identity/groups.server.ts'
import { readWhatsAppState } from '#app/notifications/whatsapp/state.server.ts'
import { env } from '#app/platform/env.server.ts'
import { counted } from '#app/platform/text/counted.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { titled } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/whatsapp.ts'

export async function loader({ context }: Route.LoaderArgs) {
	operatorOf(context)
	return { sender: env.WHATSAPP_SENDER, ...(await readWhatsAppState()) }
}

/** What a code asks of us. The others pass, or are about one person. */
const hints: Record<string, string> = {
	190: 'The token is wrong or has expired.',
	368: 'Our account is blocked for a while. See Meta’s business support.',
	131031: 'Our account is locked. See Meta’s business support.',
	131042: 'Payment is due at Meta.',
	132015: 'The template is paused because people complained. Change it and register it again.',
	132016: 'The template has been turned off. Register it again under another name.',
	131026: 'The person is not on WhatsApp.',
}

/** What a state asks of us. */
const standingHints: Record<string, string> = {
	PAUSED: 'People complained. Change the text and register it under a new name. SMS are sent in its place.',
	DISABLED: 'Register the text under a new name. SMS are sent in its place.',
	REJECTED: 'Read the reason at Meta, change the text and register it under a new name.',
	FLAGGED: 'People complain about our messages. Until that ends, turn off what is not needed.',
	DOWNGRADE: 'We may write to fewer people in a day.',
}
const hintOf = (outcome: string) => hints[/code (\d+)$/.exec(outcome)?.[1] ?? ''] ?? ''

export const meta = () => [titled('WhatsApp')]

export default function WhatsAppState({
	loaderData: { sender, month, standings, on, writtenTo, answers, outcomes },
}: Route.ComponentProps) {
	const limit = standings.find(({ about }) => about === 'number')?.detail
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="WhatsApp"
				lead={`Sender: ${sender}. ${counted(on, 'account has', 'accounts have')} it on. ${counted(answers, 'answer', 'answers')} in the last 24 hours. ${counted(writtenTo, 'person was', 'different people were')} written to by template in that time${limit ? `; Meta’s limit is ${limit}` : ''}. ${month.taken.toLocaleString('en-IN')} of at most ${counted(month.most, 'message')} by template this month.`}
			/>
			{standings.length > 0 ? (
				<div className="panel">
					<Table
						caption="What Meta says of our number and templates"
						columns={standingColumns}
						rows={standings}
						rowKey={(row) => row.about}
					/>
				</div>
			) : null}
			{outcomes.length === 0 ? (
				<EmptyState picture="done" title="No messages in the last 24 hours." />
			) : (
				<div className="panel">
					<Table
						caption="Messages of the last 24 hours"
						columns={columns}
						rows={outcomes}
						rowKey={(row) => row.outcome}
					/>
				</div>
			)}
		</main>
	)
}

const standingColumns: Column<Route.ComponentProps['loaderData']['standings'][number]>[] = [
	{ key: 'about', header: 'About', isRowHeader: true, cell: ({ about }) => about },
	{ key: 'state', header: 'State', cell: ({ state, detail }) => (detail ? `${state}: ${detail}` : state) },
	{ key: 'at', header: 'Since', cell: ({ at }) => formatDateTime(at) },
	{ key: 'hint', header: 'What to do', phoneLabel: '', cell: ({ state }) => standingHints[state] ?? '' },
]

const columns: Column<Route.ComponentProps['loaderData']['outcomes'][number]>[] = [
	{ key: 'outcome', header: 'Outcome', isRowHeader: true, cell: ({ outcome }) => outcome },
	{ key: 'messages', header: 'Messages', cell: ({ messages }) => <span className="num">{messages}</span> },
	{ key: 'hint', header: 'What it means', phoneLabel: '', cell: ({ outcome }) => hintOf(outcome) },
]
