import { Form, Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { pageAsked } from '#app/platform/paging.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Table } from '#app/ui/list/table.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Entry, When } from '../components/entry.tsx'
import { actionLabels } from '../labels.ts'
import { searchAudit } from '../queries.server.ts'
import { readAuditSearch } from '../search.server.ts'
import type { Route } from './+types/search.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { counted } from '#app/platform/text/counted.ts'

export const middleware = [openAtPlainAddress()]

export async function loader({ request, context }: Route.LoaderArgs) {
	const lead = operatorOf(context)
	const { searchParams } = new URL(request.url)
	const page = pageAsked(searchParams)
	const { typed, errors, search } = await readAuditSearch(searchParams)
	const filled = new URLSearchParams(Object.entries(typed).filter(([, value]) => value !== ''))
	return {
		typed,
		errors,
		query: filled.toString(),
		page,
		found: search && (await searchAudit(lead, search, page)),
		actions: Object.entries(actionLabels)
			.map(([value, label]) => ({ value, label }))
			.sort((a, b) => a.label.localeCompare(b.label)),
	}
}

export const meta = () => [titled('Audit log')]

const placeOf: Record<string, string> = {
	account: '/operator/accounts',
	operator: '/operator/accounts',
	specialist: '/operator/specialists',
	hospital: '/operator/hospitals',
	credential: '/operator/credentials',
}

export default function SearchAuditLog({ loaderData }: Route.ComponentProps) {
	const { typed, errors, query, page, found, actions } = loaderData
	const addressOf = (other: number) => {
		const address = new URLSearchParams(query)
		if (other > 1) address.set('page', String(other))
		return address.size > 0 ? `/operator/audit?${address}` : '/operator/audit'
	}
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-8">
			<PageHeader
				title="Audit log"
				lead="Decisions, changes of privileges, exports, and personal data shown to someone else. Your searches for a person or an IP address are recorded here too."
			/>
			<Form method="get" className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3" key={query} noValidate>
				<TextField
					name="who"
					label="Who"
					hint="Account ID, or the email of a member or operator."
					autoComplete="off"
					defaultValue={typed.who}
					error={errors.who}
				/>
				<TextField
					name="about"
					label="About"
					hint="ID of an account, hospital, credential or job."
					autoComplete="off"
					defaultValue={typed.about}
					error={errors.about}
				/>
				<TextField
					name="address"
					label="IP address"
					hint="As the server log shows it. We store only a keyed hash."
					autoComplete="off"
					defaultValue={typed.address}
				/>
				<SelectField
					name="action"
					label="What"
					placeholder="Everything"
					options={actions}
					defaultValue={typed.action}
				/>
				<DateField name="from" label="From" defaultValue={typed.from} error={errors.from} />
				<DateField name="to" label="To" defaultValue={typed.to} error={errors.to} />
				<Button variant="secondary" className="justify-self-start">
					Search
				</Button>
			</Form>
			{found === null ? null : found.entries.length === 0 ? (
				<EmptyState title="No matching entries">Search for less, or for more days.</EmptyState>
			) : (
				<Panel flush>
					<Table
						caption="Audit log, newest first"
						rows={found.entries}
						rowKey={({ id }) => id}
						columns={[
							{
								key: 'what',
								header: 'What',
								isRowHeader: true,
								cell: ({ what, fields, reason, origin }) => (
									<Entry what={what} fields={fields}>
										{reason ? <div>{reason}</div> : null}
										{origin ? <div className="text-sm">{origin}</div> : null}
									</Entry>
								),
							},
							{
								key: 'who',
								header: 'Who',
								cell: ({ who }) =>
									who === null ? (
										'Automatic'
									) : (
										<Link to={`/operator/accounts/${who.id}`} className="link">
											{who.text}
										</Link>
									),
							},
							{ key: 'about', header: 'About', cell: ({ about }) => <About {...about} /> },
							{ key: 'when', header: 'When', cell: ({ at }) => <When at={at} /> },
						]}
					/>
					<Pagination
						summary={found.summary}
						previous={page > 1 ? addressOf(page - 1) : null}
						next={found.hasMore ? addressOf(page + 1) : null}
					/>
				</Panel>
			)}
		</main>
	)
}

function About({ type, id, people }: { type: string; id: string; people: number }) {
	const place = placeOf[type]
	const name = type.replace(/[_-]/g, ' ')
	return (
		<>
			{place === undefined ? (
				`${name} ${id.slice(0, 8)}`
			) : (
				<Link to={`${place}/${id}`} className="link">
					{name} {id.slice(0, 8)}
				</Link>
			)}
			{people > 0 ? <div className="text-ink-2">{counted(people, 'specialist')}</div> : null}
		</>
	)
}
