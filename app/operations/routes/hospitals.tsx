import { Link } from 'react-router'
import { Age } from '../components/age.tsx'
import { QueueList } from '../components/queue-list.tsx'
import { QueueSearch } from '../components/queue-search.tsx'
import { listAddress, tabOf, tabs } from '../hospitals/hospital-tabs.ts'
import { countHospitals, hospitalOrder, type ListedHospital, listHospitals } from '../queries.server.ts'
import { workLabels } from '../cases/case-labels.ts'
import { listOpenCases } from '../cases/open-cases.server.ts'
import { pageAsked } from '#app/platform/paging.ts'
import { type HospitalStatus, hospitalStatusNames, verificationTarget } from '#app/hospitals/status.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { searchText } from '#app/platform/text/text.server.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import type { Column } from '#app/ui/list/table.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Route } from './+types/hospitals.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export const middleware = [openAtPlainAddress()]

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const { searchParams } = new URL(request.url)
	const status = tabOf(searchParams.get('status'))
	const search = searchText.parse(searchParams.get('q') ?? '')
	const page = pageAsked(searchParams)
	const [counts, list, open] = await Promise.all([
		countHospitals(actor, search),
		listHospitals(actor, { status, search, page }),
		status === 'pending' ? listOpenCases(actor, 'hospital') : [],
	])
	const due = open.filter(({ isYearlyCheck }) => isYearlyCheck)
	const checks = { due: due.length, first: due[0]?.href ?? null }
	return { status, order: hospitalOrder(status), search, counts, work: workLabels(open), checks, list }
}

const titleOf = (status: HospitalStatus) => (status === 'pending' ? 'Hospitals to check' : 'Hospitals')

export const meta: Route.MetaFunction = ({ loaderData }) => [titled(titleOf(loaderData?.status ?? 'pending'))]

export default function Hospitals({ loaderData }: Route.ComponentProps) {
	const { status, order, search, counts, work, checks, list } = loaderData
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title={titleOf(status)}
				lead={status === 'pending' ? `${order} Target: decide within ${verificationTarget}.` : order}
			/>
			<div className="grid grid-cols-1 gap-4">
				<QueueSearch label="Hospital name" search={search} status={status === 'pending' ? null : status} />
				<Tabs
					label="Status"
					tabs={tabs.map((tab) => ({
						to: listAddress({ status: tab, search }),
						label: hospitalStatusNames[tab],
						current: tab === status,
						count: counts[tab],
					}))}
				/>
			</div>
			{checks.first ? (
				<p>
					<Link to={checks.first} className="link">
						{`Yearly checks due: ${checks.due}`}
					</Link>
				</p>
			) : null}
			{list.rows.length === 0 ? (
				<Nothing status={status} search={search} />
			) : (
				<QueueList
					caption={`${hospitalStatusNames[status]} hospitals`}
					columns={columnsOf(status, work)}
					list={list}
					total={counts[status]}
					addressOf={(other) => listAddress({ status, search, page: other })}
				/>
			)}
		</main>
	)
}

function columnsOf(status: HospitalStatus, work: Record<string, string>): Column<ListedHospital>[] {
	return [
		{
			key: 'name',
			header: 'Hospital',
			isRowHeader: true,
			cell: ({ id, name, city }) => (
				<>
					<Link to={`/operator/hospitals/${id}`} className="link">
						{name}
					</Link>
					<div className="font-normal text-ink-2">{city}</div>
					{work[id] ? <Tag>{work[id]}</Tag> : null}
				</>
			),
		},
		{ key: 'given', header: 'Submitted', cell: (row) => <Given {...row} /> },
		{
			key: 'contact',
			header: 'Contact',
			cell: ({ contact }) => <span className="wrap-anywhere">{contact ?? 'None'}</span>,
		},
		...(status === 'rejected' || status === 'suspended'
			? [{ key: 'reason', header: 'Reason', cell: ({ reason }: ListedHospital) => reason }]
			: []),
		status === 'pending'
			? {
					key: 'waiting',
					header: 'Waiting',
					align: 'end',
					cell: (row) => <Age {...row} />,
				}
			: { key: 'since', header: 'Since', align: 'end', cell: ({ since }) => since },
	]
}

function Given({ registrationNumber, facilityId, gstin }: ListedHospital) {
	if (!registrationNumber && !facilityId) return <Tag tone="info">No details submitted yet</Tag>
	return (
		<div className="num">
			{registrationNumber ? <div>{registrationNumber}</div> : null}
			<div className="text-ink-2">{[facilityId, gstin].filter(Boolean).join(' · ')}</div>
		</div>
	)
}

function Nothing({ status, search }: { status: HospitalStatus; search: string }) {
	if (search)
		return (
			<EmptyState
				picture="search"
				title={`No results for “${search}”`}
				action={
					<Link to={listAddress({ status, search: '' })} className="link">
						Show all
					</Link>
				}
			>
				Check the other tabs. Their counts include this search.
			</EmptyState>
		)
	const texts: Record<HospitalStatus, string> = {
		pending: 'The queue is empty.',
		verified: 'No verified hospitals yet.',
		rejected: 'No rejected hospitals.',
		suspended: 'No suspended hospitals.',
	}
	return <EmptyState picture="done" title={texts[status]} />
}
