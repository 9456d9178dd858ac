import { noExpiry } from '#app/credentials/expiry.ts'
import { Link } from 'react-router'
import { Age } from '../components/age.tsx'
import { QueueList } from '../components/queue-list.tsx'
import { QueueSearch } from '../components/queue-search.tsx'
import { type ListedCredential, countCredentials, listCredentials } from '../credentials/credential-list.server.ts'
import {
	credentialListAddress,
	type CredentialTab,
	credentialTabNames,
	credentialTabOf,
	credentialTabs,
	isDecidedTab,
} from '../credentials/credential-tabs.ts'
import { workLabels } from '../cases/case-labels.ts'
import { listOpenCases } from '../cases/open-cases.server.ts'
import { pageAsked } from '#app/platform/paging.ts'
import { kindNames } from '#app/credentials/kinds.ts'
import { checkTarget } from '#app/credentials/status.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { searchText } from '#app/platform/text/text.server.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import type { Column } from '#app/ui/list/table.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Route } from './+types/credentials.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export const middleware = [openAtPlainAddress()]

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const { searchParams } = new URL(request.url)
	const status = credentialTabOf(searchParams.get('status'))
	const search = searchText.parse(searchParams.get('q') ?? '')
	const page = pageAsked(searchParams)
	const [counts, list, open] = await Promise.all([
		countCredentials(actor, search),
		listCredentials(actor, { status, search, page }),
		status === 'pending' ? listOpenCases(actor, 'credential') : [],
	])
	return { status, search, counts, work: workLabels(open), list }
}

const leadOf = (status: CredentialTab) =>
	status === 'pending'
		? `Those with a document to check come first, the oldest on top. Target: decide within ${checkTarget}.`
		: status === 'no-document'
			? 'Their owners have not added a document, so there is nothing to check yet. Oldest first.'
			: 'Latest first.'

const titleOf = (status: Route.ComponentProps['loaderData']['status']) =>
	status === 'pending' ? 'Credentials to check' : 'Credentials'

export const meta: Route.MetaFunction = ({ loaderData }) => [titled(titleOf(loaderData?.status ?? 'pending'))]

export default function Credentials({ loaderData }: Route.ComponentProps) {
	const { status, search, counts, work, list } = loaderData
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader title={titleOf(status)} lead={leadOf(status)} />
			<div className="grid grid-cols-1 gap-4">
				<QueueSearch
					label={!isDecidedTab(status) ? 'Name or registration number' : 'Registration number in full'}
					search={search}
					status={status === 'pending' ? null : status}
				/>
				<Tabs
					label="Status"
					tabs={credentialTabs.map((tab) => ({
						to: credentialListAddress({ status: tab, search }),
						label: credentialTabNames[tab],
						current: tab === status,
						count: counts[tab],
					}))}
				/>
			</div>
			{list.rows.length === 0 ? (
				<Nothing status={status} search={search} />
			) : (
				<QueueList
					caption={`Credentials: ${credentialTabNames[status]}`}
					columns={columnsOf(status, work)}
					list={list}
					total={counts[status]}
					addressOf={(other) => credentialListAddress({ status, search, page: other })}
				/>
			)}
		</main>
	)
}

const waiting: Column<ListedCredential>[] = [
	{ key: 'waiting', header: 'Waiting', align: 'end', cell: (row) => <Age {...row} /> },
]

const lastColumns: Record<CredentialTab, Column<ListedCredential>[]> = {
	pending: waiting,
	'no-document': waiting,
	verified: [
		{ key: 'until', header: 'Valid until', cell: ({ validUntil }) => validUntil ?? noExpiry() },
		{ key: 'since', header: 'Verified', align: 'end', cell: ({ verifiedOn }) => verifiedOn },
	],
	rejected: [
		{ key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
		{ key: 'sent', header: 'Sent', align: 'end', cell: ({ sentOn }) => sentOn },
	],
	expired: [{ key: 'until', header: 'Was valid until', align: 'end', cell: ({ validUntil }) => validUntil }],
}

function columnsOf(status: CredentialTab, work: Record<string, string>): Column<ListedCredential>[] {
	return [
		{
			key: 'holder',
			header: 'Specialist',
			isRowHeader: true,
			cell: ({ id, holder }) => (
				<>
					<Link to={`/operator/credentials/${id}`} className="link">
						{holder}
					</Link>
					{work[id] ? (
						<div>
							<Tag>{work[id]}</Tag>
						</div>
					) : null}
				</>
			),
		},
		{
			key: 'claim',
			header: 'Credential',
			cell: ({ kind, title, number }) => (
				<>
					<div className="wrap-anywhere">{title}</div>
					<div className="text-ink-2">{number ? <span className="num">{number}</span> : kindNames[kind]}</div>
				</>
			),
		},
		...(status === 'pending'
			? [{ key: 'document', header: 'Document', cell: ({ scan }: ListedCredential) => <Document scan={scan} /> }]
			: []),
		...lastColumns[status],
	]
}

function Document({ scan }: { scan: ListedCredential['scan'] }) {
	if (scan === 'clean') return 'Ready'
	return <Tag tone="info">{scan === null ? 'No document yet' : 'Virus check'}</Tag>
}

function Nothing({ status, search }: { status: CredentialTab; search: string }) {
	if (search)
		return (
			<EmptyState
				picture="search"
				title={`No results for “${search}”`}
				action={
					<Link to={credentialListAddress({ status, search: '' })} className="link">
						Show all
					</Link>
				}
			>
				{!isDecidedTab(status)
					? 'Check the other tabs. They are searched by the registration number in full.'
					: 'Enter the registration number in full. To find a person, go to Find an account.'}
			</EmptyState>
		)
	if (isDecidedTab(status))
		return (
			<EmptyState picture="search" title="Search by registration number">
				Decided credentials are not listed. Each one that you open is recorded in the audit log.
			</EmptyState>
		)
	return <EmptyState picture="done" title="The queue is empty." />
}
