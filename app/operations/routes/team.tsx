import { Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { formatDateTime, formatDay } from '#app/platform/text/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { listOperatorInvitations } from '../team/invitations.server.ts'
import { operatorRoleNames } from '../policy.ts'
import { listOperatorTeam } from '../team/team.server.ts'
import type { Route } from './+types/team.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const [team, invitations] = await Promise.all([listOperatorTeam(actor), listOperatorInvitations(actor)])
	return {
		me: actor.accountId,
		team: team.map(({ since, lastSignedInAt, ...person }) => ({
			...person,
			since: formatDay(since),
			lastLogin: lastSignedInAt ? formatDateTime(lastSignedInAt) : 'Never',
		})),
		invitations: invitations.map(({ expiresAt, ...invitation }) => ({
			...invitation,
			expires: formatDateTime(expiresAt),
		})),
	}
}

type Data = Route.ComponentProps['loaderData']

export const meta = () => [titled('Operators')]

export default function Team({ loaderData: { me, team, invitations } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Operators"
				lead="Everyone who works in this console, and what they may do."
				actions={<ButtonLink to="/operator/team/invitations/new">Invite operator</ButtonLink>}
			/>
			<div className="panel">
				<Table caption="Operators" columns={columnsFor(me)} rows={team} rowKey={({ accountId }) => accountId} />
			</div>
			{invitations.length === 0 ? null : (
				<Panel title="Pending invitations" flush>
					<Table caption="Pending invitations" columns={invitationColumns} rows={invitations} rowKey={({ id }) => id} />
				</Panel>
			)}
		</main>
	)
}

const columnsFor = (me: string): Column<Data['team'][number]>[] => [
	{
		key: 'name',
		header: 'Name',
		isRowHeader: true,
		cell: ({ accountId, name, email }) => (
			<>
				<Link to={`/operator/team/${accountId}`} className="link">
					{name}
				</Link>
				{accountId === me ? ' (you)' : ''}
				<div className="font-normal wrap-anywhere text-ink-2">{email}</div>
			</>
		),
	},
	{
		key: 'role',
		header: 'Role',
		cell: ({ role, isRemoved }) => (isRemoved ? <Tag>Removed</Tag> : operatorRoleNames[role]),
	},
	{
		key: 'factor',
		header: 'Second factor',
		cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'Set up' : <Tag tone="warning">Not set up</Tag>),
	},
	{ key: 'login', header: 'Last login', cell: ({ lastLogin }) => lastLogin },
	{ key: 'since', header: 'Since', align: 'end', cell: ({ since }) => since },
]

const invitationColumns: Column<Data['invitations'][number]>[] = [
	{
		key: 'email',
		header: 'Email',
		isRowHeader: true,
		cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
	},
	{ key: 'role', header: 'Role', cell: ({ role }) => operatorRoleNames[role] },
	{ key: 'by', header: 'Invited by', cell: ({ invitedBy }) => invitedBy ?? 'Account removed' },
	{
		key: 'until',
		header: 'Valid until',
		cell: ({ isOver, expires }) => (isOver ? <Tag tone="warning">Expired</Tag> : expires),
	},
	{
		key: 'act',
		header: <span className="sr-only">Act</span>,
		phoneLabel: '',
		align: 'end',
		cell: ({ id, email }) => (
			<PostButton
				action={`/operator/team/invitations/${id}/cancellation`}
				variant="secondary"
				size="sm"
				aria-label={`Cancel invitation: ${email}`}
			>
				Cancel invitation
			</PostButton>
		),
	},
]
