import type { RouterContextProvider } from 'react-router'
import type { Operator } from '#app/identity/actor.ts'
import { type Matched, requireOperator } from '#app/identity/groups.server.ts'
import { forbidden } from '#app/platform/http/http.ts'
import { mayOpen } from '../policy.ts'

/**
 * An operator at a route that belongs to their role. The route decides and not the address as it was sent: the router also takes
 * one with a slash at its end, or with a letter written as `%73`.
 */
export function requireDuty(
	context: Readonly<RouterContextProvider>,
	request: Request,
	{ pattern, params }: Matched,
): Operator {
	const operator = requireOperator(context, request)
	const address = `/${pattern}`.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
	if (!mayOpen(operator.role, address))
		throw forbidden('Your role does not include this page. A lead can change your role.')
	return operator
}
