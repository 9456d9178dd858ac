import { daysToThink } from '#app/personal-data/erasure.server.ts'
import { newOwnerReasons } from '../cases/case-reasons.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { decideOnNumber, loadNumber } from '#app/personal-data/number-owner.server.ts'
import type { Route } from './+types/release-number.ts'

export const loader = async (args: Route.LoaderArgs) => ({ ...(await loadNumber(args)), days: daysToThink })

export const action = (args: Route.ActionArgs) =>
	decideOnNumber(args, 'new', (name) => ({
		title: `Deletion proposed: ${name}`,
		detail: 'Another operator has to confirm it.',
	}))

// The page says it: only it knows whether something is wrong.
export default function ReleaseNumber({ loaderData: { accountId, name, days }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			title={name === null ? 'Number has a new owner' : `Number of ${name} has a new owner`}
			lead={`Another operator confirms this. Then the profile is hidden and the account deleted in ${days} days. We email its owner, who can object until then. Afterwards the number can register again.`}
			back={{ to: `/operator/accounts/${accountId}`, label: 'Back to account' }}
			reasons={newOwnerReasons}
			problem={actionData}
			hint="How you know. Recorded in the audit log."
			button="Propose deletion"
			pendingLabel="Sending..."
		/>
	)
}
