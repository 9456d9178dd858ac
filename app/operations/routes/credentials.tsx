import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { type ListedCredential, countCredentials, listCredentials } from '../credential-queue.server.ts'
import { credentialListAddress, credentialTabOf } from '../credential-tabs.ts'
import { brand } from '#app/brand.ts'
import { kindNames } from '#app/credentials/kinds.ts'
import {
	checkTarget,
	type CredentialStatus,
	credentialStatuses,
	credentialStatusNames,
} from '#app/credentials/status.ts'
import { requireOperator } from '#app/identity/session.server.ts'
import { searchText } from '#app/platform/text.server.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/credentials.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = requireOperator(context, request)
	const { searchParams } = new URL(request.url)
	const status = credentialTabOf(searchParams.get('status'))
	const search = searchText.parse(searchParams.get('q') ?? '')
	const page = /^[1-9]\d{0,3}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1
	const [counts, list] = await Promise.all([
		countCredentials(actor, search),
		listCredentials(actor, { status, search, page }),
	])
	return { status, search, page, counts, ...list }
}

export const meta: Route.MetaFunction = () => [
	{ title: `Credentials to check · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function Credentials({ loaderData }: Route.ComponentProps) {
	const { status, search, page, counts, credentials, hasMore, first } = loaderData
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader title="Credentials to check" lead={`Oldest first. We aim to answer within ${checkTarget}.`} />
			<div className="grid grid-cols-1 gap-4">
				<search>
					<Form method="get" className="flex max-w-160 items-end gap-2">
						{status === 'pending' ? null : <input type="hidden" name="status" value={status} />}
						<TextField
							name="q"
							type="search"
							label="Name or registration number"
							defaultValue={search}
							key={search}
							className="min-w-0 flex-1"
						/>
						<Button variant="secondary">
							<Search size={18} aria-hidden="true" />
							Search
						</Button>
					</Form>
				</search>
				<Tabs
					label="Status"
					tabs={credentialStatuses.map((tab) => ({
						to: credentialListAddress({ status: tab, search }),
						label: credentialStatusNames[tab],
						current: tab === status,
						count: counts[tab],
					}))}
				/>
			</div>
			{credentials.length === 0 ? (
				<Nothing status={status} search={search} />
			) : (
				<div className="panel">
					<Table
						caption={`${credentialStatusNames[status]} credentials`}
						columns={columnsOf(status)}
						rows={credentials}
						rowKey={({ id }) => id}
					/>
					<Pagination
						summary={`${first}–${first + credentials.length - 1} of ${counts[status]}`}
						previous={page > 1 ? credentialListAddress({ status, search, page: page - 1 }) : null}
						next={hasMore ? credentialListAddress({ status, search, page: page + 1 }) : null}
					/>
				</div>
			)}
		</main>
	)
}

const lastColumns: Record<CredentialStatus, Column<ListedCredential>[]> = {
	pending: [
		{
			key: 'waiting',
			header: 'Waiting',
			align: 'end',
			cell: ({ waiting, isLate }) => (isLate ? <Tag tone="warning">{waiting}</Tag> : waiting),
		},
	],
	verified: [
		{ key: 'until', header: 'Valid until', cell: ({ validUntil }) => validUntil ?? 'Does not expire' },
		{ key: 'since', header: 'Verified', align: 'end', cell: ({ verifiedOn }) => verifiedOn },
	],
	rejected: [
		{ key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
		{ key: 'sent', header: 'Sent', align: 'end', cell: ({ sentOn }) => sentOn },
	],
	expired: [{ key: 'until', header: 'Was valid until', align: 'end', cell: ({ validUntil }) => validUntil }],
}

function columnsOf(status: CredentialStatus): Column<ListedCredential>[] {
	return [
		{
			key: 'holder',
			header: 'Specialist',
			isRowHeader: true,
			cell: ({ id, holder }) => (
				<Link to={`/operator/credentials/${id}`} className="link">
					{holder}
				</Link>
			),
		},
		{
			key: 'claim',
			header: 'Claims',
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
	return <Tag tone="info">{scan === null ? 'Nothing to check yet' : 'Virus check'}</Tag>
}

function Nothing({ status, search }: { status: CredentialStatus; search: string }) {
	if (search)
		return (
			<EmptyState
				title={`Nothing here fits “${search}”`}
				action={
					<Link to={credentialListAddress({ status, search: '' })} className="link">
						Show all
					</Link>
				}
			>
				Other tabs may have it: their numbers count this search.
			</EmptyState>
		)
	const texts: Record<CredentialStatus, string> = {
		pending: 'Nobody waits for us.',
		verified: 'No credential is verified yet.',
		rejected: 'No credential stands rejected.',
		expired: 'No credential has expired.',
	}
	return <EmptyState title={texts[status]} />
}
