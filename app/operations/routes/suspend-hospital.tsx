import { hospitalSuspensionReasons } from '../cases/case-reasons.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { decideWithReason, loadForDecision } from '../hospitals/decision.server.ts'
import type { Route } from './+types/suspend-hospital.ts'

export const loader = (args: Route.LoaderArgs) => loadForDecision(args, { from: 'verified', to: 'suspended' })

export const action = (args: Route.ActionArgs) =>
	decideWithReason(args, { from: 'verified', to: 'suspended', title: 'Hospital suspended' })

export default function Suspend({ loaderData: { id, displayName, version }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			title={`Suspend ${displayName}`}
			lead="Its jobs will be hidden and it cannot post jobs until the suspension is lifted. Nothing is deleted."
			back={{ to: `/operator/hospitals/${id}`, label: 'Back to record' }}
			version={version}
			reasons={hospitalSuspensionReasons}
			problem={actionData}
			button="Suspend hospital"
			pendingLabel="Suspending..."
		/>
	)
}
