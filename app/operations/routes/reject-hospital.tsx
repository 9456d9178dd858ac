import { ReasonPage } from '../components/reason-page.tsx'
import { decideWithReason, loadForDecision } from '../decision.server.ts'
import type { Route } from './+types/reject-hospital.ts'

export const loader = (args: Route.LoaderArgs) => loadForDecision(args, 'rejected')

export const action = (args: Route.ActionArgs) => decideWithReason(args, { to: 'rejected', title: 'Hospital rejected' })

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Reject({ loaderData: { id, displayName, version }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			title={`Reject ${displayName}`}
			lead="The hospital will see the reason and can correct and resubmit its details."
			back={{ to: `/operator/hospitals/${id}`, label: 'Back to record' }}
			version={version}
			problem={actionData}
			button="Reject hospital"
			pendingLabel="Rejecting..."
		/>
	)
}
