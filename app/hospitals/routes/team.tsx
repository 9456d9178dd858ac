import { mayManageTeam } from '../seats.ts'
import { listInvitations } from '../invitations.server.ts'
import { InvitationList } from '../components/invitation-list.tsx'
import { TeamTable } from '../components/team-table.tsx'
import { listTeam } from '../team.server.ts'
import { brand } from '#app/brand.ts'
import { requireMember } from '#app/identity/session.server.ts'
import { formatDay, relativeTime } from '#app/platform/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/team.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = requireMember(context, request)
	const can = { manage: mayManageTeam(member) }
	const now = new Date()
	const [team, invitations] = await Promise.all([listTeam(member), can.manage ? listInvitations(member, now) : []])
	return {
		can,
		hospitalName: member.hospitalName,
		team: team.map(({ since, lastSignedInAt, ...person }) => ({
			...person,
			isYou: person.accountId === member.accountId,
			since: formatDay(since),
			lastSeen: lastSignedInAt ? relativeTime(lastSignedInAt, now) : 'Never',
		})),
		invitations: invitations.map(({ expiresAt, ...invitation }) => ({
			...invitation,
			until: formatDay(expiresAt),
		})),
	}
}

export const meta: Route.MetaFunction = () => [{ title: `Team · ${brand.name}` }]

export default function Team({ loaderData: { can, hospitalName, team, invitations } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				title="Team"
				lead={`Who acts for ${hospitalName}. Everybody sees the same jobs, applicants and messages.`}
				actions={can.manage ? <ButtonLink to="/hospital/team/invitations/new">Invite somebody</ButtonLink> : null}
			/>
			<section aria-label="People" className="panel">
				<TeamTable team={team} canManage={can.manage} />
			</section>
			{invitations.length > 0 ? <InvitationList invitations={invitations} /> : null}
			<p className="max-w-prose text-ink-2">
				{can.manage
					? 'Owners invite and remove people. Removing somebody logs them out at once; what they wrote stays, under their name.'
					: 'Owners invite and remove people. Ask one of them when somebody is missing here.'}
			</p>
		</main>
	)
}
