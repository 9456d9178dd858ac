import { operatorOf } from '#app/identity/groups.server.ts'
import { notifiedBy } from '#app/notifications/notified-by.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound, valueOf } from '#app/platform/http/http.ts'
import { undoTime } from '#app/platform/undo.ts'
import { findAccountRecord } from '../people/account-record.server.ts'
import { reasonInput, wholeReason } from '../schema.server.ts'
import { suspensionReasons } from '../cases/case-reasons.ts'
import { afterDecisionAtOnce } from '../cases/decided.server.ts'
import { suspendedAccount } from '../cases/decisions-at-once.server.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { suspensionRefusal } from '../people/account-refusals.ts'
import { suspendAccount } from '../people/suspension.server.ts'
import type { Route } from './+types/suspend-account.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const accountId = idParam(params.accountId)
	const record = await findAccountRecord(operatorOf(context), accountId)
	if (!record) throw notFound()
	// What no reason has opened is not named.
	if (!('account' in record)) return { accountId, name: null }
	if (record.account.isSuspended) throw conflict(suspensionRefusal({ failure: 'unchanged' }))
	return { accountId, name: record.account.name }
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const accountId = idParam(params.accountId)
	const form = await parseForm(request, reasonInput(suspensionReasons))
	if (!form.ok) return invalid(form.problem)
	let decisionId = ''
	const suspended = await suspendAccount(operator, accountId, wholeReason(form.value), async (tx, eventId) => {
		decisionId = await suspendedAccount(tx, operator, accountId, { accountId, eventId })
	})
	const person = valueOf(suspended, suspensionRefusal)
	return afterDecisionAtOnce(`/operator/accounts/${accountId}`, decisionId, {
		title: `${person.name} has been suspended`,
		detail: `They have been logged out on all devices. They are notified ${notifiedBy(person)} in ${undoTime} unless you undo.`,
	})
}

// The page says it: only it knows whether something is wrong.
export default function SuspendAccount({ loaderData: { accountId, name }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			title={name === null ? 'Suspend account' : `Suspend ${name}`}
			lead="They are logged out at once, leave every search, and can neither send nor receive anything new. Nothing is deleted, and restoring the account brings everything back."
			back={{ to: `/operator/accounts/${accountId}`, label: 'Back to account' }}
			reasons={suspensionReasons}
			problem={actionData}
			hint="The person sees this exactly as you write it, by email, or by SMS if they have no email address, and when they log in. It is recorded in the audit log."
			button="Suspend account"
			pendingLabel="Suspending..."
		/>
	)
}
