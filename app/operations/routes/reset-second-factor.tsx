import { teamReasons } from '../cases/case-reasons.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { resetSecondFactor } from '../team/team.server.ts'
import { operatorTeamPath } from '../team/team-path.ts'
import { changeColleague, loadColleague } from '../team/team-route.server.ts'
import type { Route } from './+types/reset-second-factor.ts'

const step = 'second-factor-reset'

export const loader = (args: Route.LoaderArgs) => loadColleague(args, step)

export const action = (args: Route.ActionArgs) =>
	changeColleague(args, step, resetSecondFactor, (name) => `Second factor of ${name} removed`)

// The page says it: only it knows whether something is wrong.
export default function ResetSecondFactor({ loaderData: { accountId, name }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			title={`Reset second factor: ${name}`}
			lead="For an operator who has lost their phone. Speak to them first. They will log in with their password and set up a new authenticator app."
			back={{ to: `${operatorTeamPath}/${accountId}`, label: name }}
			reasons={teamReasons}
			problem={actionData}
			hint="Recorded in the audit log and emailed to the operator."
			button="Reset second factor"
			pendingLabel="Resetting..."
		/>
	)
}
