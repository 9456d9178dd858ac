import { mayManageTeam } from '../team/member-roles.ts'
import { listInvitations } from '../team/invitations.server.ts'
import { InvitationList } from '../components/invitation-list.tsx'
import { TeamTable } from '../components/team-table.tsx'
import { listSiteChoices, siteNames } from '../sites/site-choices.server.ts'
import { listTeam } from '../team/team.server.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { formatDay, relativeTime } from '#app/platform/text/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import type { Route } from './+types/team.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const can = { manage: mayManageTeam(member) }
	const now = new Date()
	const [team, invitations, choices] = await Promise.all([
		listTeam(member),
		can.manage ? listInvitations(member, now) : [],
		listSiteChoices(member.hospitalId),
	])
	const hasChoice = choices.length > 0
	const namesOf = (sites: string[] | null) => (hasChoice || sites ? siteNames(choices, sites) : null)
	return {
		can,
		hospitalName: member.hospitalName,
		team: team.map(({ since, lastSignedInAt, sites, ...person }) => ({
			...person,
			sites: namesOf(sites),
			canChooseSites: person.role !== 'owner' && (hasChoice || sites !== null),
			isYou: person.accountId === member.accountId,
			since: formatDay(since),
			lastSeen: lastSignedInAt ? relativeTime(lastSignedInAt, now) : 'Never',
		})),
		invitations: invitations.map(({ expiresAt, sites, ...invitation }) => ({
			...invitation,
			sites: namesOf(sites),
			until: formatDay(expiresAt),
		})),
	}
}

export const meta = () => [titled('Team')]

export default function Team({ loaderData: { can, hospitalName, team, invitations } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				title="Team"
				lead={`People who manage hiring for ${hospitalName}. Owners and recruiters of all sites see the same jobs, applicants and messages. Members of some sites see what belongs to these. Interviewers see only their interviews.`}
				actions={can.manage ? <ButtonLink to="/hospital/team/invitations/new">Invite a team member</ButtonLink> : null}
			/>
			<section aria-label="People" className="panel">
				<TeamTable team={team} canManage={can.manage} />
			</section>
			{invitations.length > 0 ? <InvitationList invitations={invitations} /> : null}
			<p className="max-w-prose text-ink-2">
				{can.manage
					? 'Owners can invite and remove members. Removing someone logs them out straight away. Their notes and messages stay, under their name.'
					: 'Owners can invite and remove members. Ask an owner if someone is missing.'}
			</p>
		</main>
	)
}
