import { teamReasons } from '../cases/case-reasons.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { removeOperator } from '../team/team.server.ts'
import { operatorTeamPath } from '../team/team-path.ts'
import { changeColleague, loadColleague } from '../team/team-route.server.ts'
import type { Route } from './+types/remove-operator.ts'

const step = 'removal'

export const loader = (args: Route.LoaderArgs) => loadColleague(args, step)

export const action = (args: Route.ActionArgs) =>
	changeColleague(args, step, removeOperator, (name) => `${name} has been removed`)

// The page says it: only it knows whether something is wrong.
export default function RemoveOperator({ loaderData: { accountId, name }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			title={`Remove ${name}`}
			lead="They are logged out at once and can no longer log in. Their decisions stay in the records."
			back={{ to: `${operatorTeamPath}/${accountId}`, label: name }}
			reasons={teamReasons}
			problem={actionData}
			hint="Recorded in the audit log and emailed to the operator."
			button="Remove operator"
			pendingLabel="Removing..."
		/>
	)
}
