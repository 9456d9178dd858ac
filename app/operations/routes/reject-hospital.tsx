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
			lead="It is told the reason, and can correct its details and send them again."
			back={{ to: `/operator/hospitals/${id}`, label: 'Back to the record' }}
			version={version}
			problem={actionData}
			button="Reject the hospital"
			pendingLabel="Rejecting..."
		/>
	)
}
