import type { RouterContextProvider } from 'react-router'
import type { Operator } from '#app/identity/actor.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { requireRecentProof } from '#app/identity/second-factor/step-up.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, forbidden, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import type { Result } from '#app/platform/result.ts'
import { operatorTeamPath } from './team-path.ts'
import { teamReasons } from '../cases/case-reasons.ts'
import { reasonInput, wholeReason } from '../schema.server.ts'
import { findOperator, type TeamFailure } from './team.server.ts'

/** A lead who has proved a few minutes ago who they are. */
export async function requireProvenLead(
	context: Readonly<RouterContextProvider>,
	request: Request,
	returnTo = operatorTeamPath,
): Promise<Operator> {
	await requireRecentProof(context, request, { returnTo })
	return operatorOf(context)
}

const refusals: Record<Exclude<TeamFailure, 'not-found' | 'not-lead'>, string> = {
	'last-lead': 'This is the only lead. Give another operator this role first, so that someone can manage the team.',
	unchanged: 'This change has already been made. Go back to the team and reload the page.',
	yourself: 'You cannot do this to your own account. Ask another lead.',
}

/** What a change of the team has given, or the answer to its refusal. */
export function changed<Value>(outcome: Result<Value, TeamFailure>): Value {
	if (outcome.ok) return outcome.value
	if (outcome.failure === 'not-found') throw notFound()
	if (outcome.failure === 'not-lead') throw forbidden('You are no longer a lead.')
	throw conflict(refusals[outcome.failure])
}

type Args = { context: Readonly<RouterContextProvider>; request: Request; params: { accountId: string } }
type Change = (lead: Operator, accountId: string, reason: string) => Promise<Result<{ name: string }, TeamFailure>>

async function about({ context, request, params }: Args, step: string) {
	const accountId = idParam(params.accountId)
	const lead = await requireProvenLead(context, request, `${operatorTeamPath}/${accountId}/${step}`)
	return { accountId, lead }
}

/** The operator whom a page is about: another one than the lead who asks, and still in the team. */
export async function loadColleague(args: Args, step: string) {
	const { accountId, lead } = await about(args, step)
	const person = await findOperator(lead, accountId)
	if (!person || person.isRemoved || accountId === lead.accountId) throw notFound()
	return { accountId, name: person.name }
}

/** A change that ends the sessions of a colleague, for a reason; back to the team with `title`. */
export async function changeColleague(args: Args, step: string, change: Change, title: (name: string) => string) {
	const { accountId, lead } = await about(args, step)
	const form = await parseForm(args.request, reasonInput(teamReasons))
	if (!form.ok) return invalid(form.problem)
	const { name } = changed(await change(lead, accountId, wholeReason(form.value)))
	return redirectWith(operatorTeamPath, {
		title: title(name),
		detail: 'They have been logged out on all devices and notified by email.',
	})
}
