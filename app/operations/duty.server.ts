import type { RouterContextProvider } from 'react-router'
import type { Operator } from '#app/identity/actor.ts'
import { requireOperator } from '#app/identity/groups.server.ts'
import { forbidden } from '#app/platform/http.ts'
import { mayOpen } from './policy.ts'

/** An operator at an address that belongs to their role. */
export function requireDuty(context: Readonly<RouterContextProvider>, request: Request): Operator {
	const operator = requireOperator(context, request)
	const address = new URL(request.url).pathname.replace(/\.data$/, '')
	if (!mayOpen(operator.role, address))
		throw forbidden('Your role does not include this page. A lead can change your role.')
	return operator
}
