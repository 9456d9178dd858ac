import { Form } from 'react-router'
import { type MemberRole, memberRoleNames } from '../team/member-roles.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tag } from '#app/ui/tag.tsx'

type Person = {
	accountId: string
	name: string
	email: string
	role: MemberRole
	since: string
	lastSeen: string
	isYou: boolean
	isSuspended: boolean
	/** By name; null where the hospital has one site. */
	sites: string | null
	canChooseSites: boolean
}

/** The people of a hospital; owners can change each but themselves from here. */
export function TeamTable({ team, canManage }: { team: readonly Person[]; canManage: boolean }) {
	const columns: Column<Person>[] = [
		{ key: 'name', header: 'Name', isRowHeader: true, cell: (person) => <Name person={person} /> },
		{
			key: 'seat',
			header: 'Role',
			cell: ({ role, isSuspended }) => (
				<div className="flex flex-wrap gap-1">
					<Tag tone={role === 'owner' ? 'brand' : 'neutral'}>{memberRoleNames[role]}</Tag>
					{isSuspended ? <Tag tone="danger">Suspended</Tag> : null}
				</div>
			),
		},
		...(team.some(({ sites }) => sites !== null)
			? [{ key: 'sites', header: 'Sites', cell: ({ sites }: Person) => sites }]
			: []),
		{ key: 'since', header: 'Member since', cell: ({ since }) => since },
		{ key: 'seen', header: 'Last login', cell: ({ lastSeen }) => lastSeen },
		{
			key: 'actions',
			header: 'Actions',
			phoneLabel: '',
			cell: (person) => <Actions person={person} canManage={canManage} />,
		},
	]
	return <Table caption="People" columns={columns} rows={team} rowKey={({ accountId }) => accountId} />
}

function Name({ person: { accountId, name, email, isYou } }: { person: Person }) {
	return (
		<>
			<span id={`member-${accountId}`}>{name}</span>
			{isYou ? <span className="font-normal text-ink-2"> (you)</span> : null}
			<a href={`mailto:${email}`} className="block py-2.5 font-normal wrap-anywhere text-ink-2 md:my-0 md:py-0">
				{email}
			</a>
		</>
	)
}

function Actions({ person, canManage }: { person: Person; canManage: boolean }) {
	const { accountId, name, role, isYou, canChooseSites } = person
	if (isYou)
		return (
			<ButtonLink to="/hospital/team/leaving" variant="secondary" size="sm">
				Leave team
			</ButtonLink>
		)
	if (!canManage) return null
	const at = (resource: string) => `/hospital/team/members/${accountId}/${resource}`
	return (
		<Menu id={`person-${accountId}`} button="Change" size="sm" aria-label={`Change ${name}`}>
			{role !== 'recruiter' ? (
				<Form method="post" action={at('demotion')}>
					<MenuButton>Make recruiter</MenuButton>
				</Form>
			) : (
				<Form method="post" action={at('promotion')}>
					<MenuButton>Make owner</MenuButton>
				</Form>
			)}
			{canChooseSites ? <MenuLink to={at('sites')}>Change sites…</MenuLink> : null}
			<MenuLink to={at('removal')}>Remove…</MenuLink>
		</Menu>
	)
}
