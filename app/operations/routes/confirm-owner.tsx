import { absenceDays } from '#app/durations.ts'
import { sameOwnerReasons } from '../cases/case-reasons.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { decideOnNumber, loadNumber } from '#app/personal-data/number-owner.server.ts'
import type { Route } from './+types/confirm-owner.ts'

export const loader = loadNumber

export const action = (args: Route.ActionArgs) =>
	decideOnNumber(args, 'same', (name) => ({ title: `${name} can log in with a code again` }))

// The page says it: only it knows whether something is wrong.
export default function ConfirmOwner({ loaderData: { accountId, name }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			title={name === null ? 'Number has the same owner' : `Number still belongs to ${name}`}
			lead={`For someone who could not log in after ${absenceDays} days away. Speak to them first and compare what they tell you with the profile. The code by SMS is then enough, and a deletion that was started is cancelled.`}
			back={{ to: `/operator/accounts/${accountId}`, label: 'Back to account' }}
			reasons={sameOwnerReasons}
			problem={actionData}
			hint="How you checked. Recorded in the audit log."
			isDanger={false}
			button="Let them log in"
			pendingLabel="Saving..."
		/>
	)
}
