import type { Interviewer } from '#app/identity/actor.ts'
import { passwordAccountOf } from '#app/identity/groups.server.ts'
import { clearedSessionCookie } from '#app/identity/sessions/session-cookie.server.ts'
import { requireRecentProof } from '#app/identity/second-factor/step-up.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { teamRefusals } from '../team/team-route.server.ts'
import { leaveHospital } from '../team/team.server.ts'
import type { Route } from './+types/leave-as-interviewer.ts'

const security = '/account/security'

/** Whatever the status of the hospital; members leave by a page of their own. */
async function interviewerWhoProved({
	request,
	context,
}: Pick<Route.LoaderArgs, 'request' | 'context'>): Promise<Interviewer> {
	const actor = passwordAccountOf(context)
	if (actor.kind !== 'interviewer') throw notFound()
	await requireRecentProof(context, request)
	return actor
}

export async function loader(args: Route.LoaderArgs) {
	const { hospitalName } = await interviewerWhoProved(args)
	return { hospitalName }
}

export async function action(args: Route.ActionArgs) {
	const actor = await interviewerWhoProved(args)
	await refuseFields(args.request)
	const left = await leaveHospital(actor)
	if (!left.ok) throw conflict(teamRefusals[left.failure])
	return redirectWith(
		'/hospital/auth',
		{
			title: `You have left ${actor.hospitalName}`,
			detail: 'You have been logged out. Your scorecards stay with the hospital.',
		},
		[clearedSessionCookie()],
	)
}

export default function LeaveAsInterviewer({ loaderData: { hospitalName } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={undefined}>{`Leave ${hospitalName}`}</PageTitle>
			<PageHeader back={{ to: security, label: 'Security' }} title={`Leave ${hospitalName}`} />
			<p className="max-w-prose">
				You will be logged out and no longer see its interviews and applicants. Your scorecards stay, under your name.
				An owner can invite you again.
			</p>
			<ConfirmForm label="Leave team" pendingLabel="Leaving..." back={security} />
		</main>
	)
}
