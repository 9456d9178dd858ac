import type { HospitalRecord } from '../hospitals/hospital-record.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tag } from '#app/ui/tag.tsx'

const roles = { owner: 'Owner', recruiter: 'Recruiter', interviewer: 'Interviewer' } as const

type MemberListProps = Pick<HospitalRecord, 'id' | 'members'> & {
	/** By this operator, whose role decides it. */
	mayRemove: boolean
}

export function MemberList({ id, members, mayRemove }: MemberListProps) {
	return (
		<Table
			caption="Members"
			rows={members}
			rowKey={({ accountId }) => accountId}
			columns={[
				{
					key: 'name',
					header: 'Name',
					isRowHeader: true,
					cell: ({ name, email }) => (
						<>
							{name}
							<span className="block text-sm font-normal wrap-anywhere text-ink-2">{email}</span>
						</>
					),
				},
				{
					key: 'role',
					header: 'Role',
					cell: ({ role, since }) => (
						<>
							{roles[role]}
							<span className="block text-sm text-ink-2">since {since}</span>
						</>
					),
				},
				{
					key: 'confirmed',
					header: 'Email address',
					cell: ({ emailVerified }) =>
						emailVerified ? <Tag tone="success">Confirmed</Tag> : <Tag tone="warning">Not confirmed</Tag>,
				},
				...(mayRemove ? [removal(id)] : []),
			]}
		/>
	)
}

const removal = (id: string): Column<HospitalRecord['members'][number]> => ({
	key: 'removal',
	header: <span className="sr-only">Remove</span>,
	phoneLabel: '',
	align: 'end',
	cell: ({ accountId, name }) => (
		<ButtonLink
			to={`/operator/hospitals/${id}/members/${accountId}/removal`}
			variant="secondary"
			size="sm"
			aria-label={`Remove ${name}`}
		>
			Remove
		</ButtonLink>
	),
})
