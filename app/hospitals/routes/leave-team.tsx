import { keepsAnOwner } from '../team/member-roles.ts'
import { leaveHospital, listTeam } from '../team/team.server.ts'
import { teamRefusals } from '../team/team-route.server.ts'
import { teamPath } from '../team/team-path.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { clearedSessionCookie } from '#app/identity/sessions/session-cookie.server.ts'
import { requireRecentProof } from '#app/identity/second-factor/step-up.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/leave-team.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	await requireRecentProof(context, request)
	return {
		hospitalName: member.hospitalName,
		can: { leave: keepsAnOwner(await listTeam(member), member.accountId) },
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = memberOf(context)
	await requireRecentProof(context, request)
	await refuseFields(request)
	const left = await leaveHospital(member)
	if (!left.ok) throw conflict(teamRefusals[left.failure])
	return redirectWith(
		'/hospital/auth',
		{
			title: `You have left ${member.hospitalName}`,
			detail: 'You have been logged out. Your notes and messages stay with the hospital.',
		},
		[clearedSessionCookie()],
	)
}

export default function LeaveTeam({ loaderData: { hospitalName, can } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={undefined}>{`Leave ${hospitalName}`}</PageTitle>
			<PageHeader back={{ to: teamPath, label: 'Team' }} title={`Leave ${hospitalName}`} />
			{can.leave ? (
				<>
					<p className="max-w-prose">
						You will be logged out and lose access to its jobs, applicants and messages. Your notes and messages stay,
						under your name. An owner can invite you again.
					</p>
					<ConfirmForm label="Leave team" pendingLabel="Leaving..." back={teamPath} />
				</>
			) : (
				<Notice tone="warning" title="You are the last owner">
					<p>Make another member an owner first, so that someone can manage the team.</p>
				</Notice>
			)}
		</main>
	)
}
