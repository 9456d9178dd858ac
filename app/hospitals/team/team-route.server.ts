import type { RouterContextProvider } from 'react-router'
import type { Member } from '#app/identity/actor.ts'
import { ownerOf, requireMember } from '#app/identity/groups.server.ts'
import { requireRecentProof } from '#app/identity/second-factor/step-up.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, forbidden, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import type { Result } from '#app/platform/result.ts'
import type { ResendFailure } from './invitations.server.ts'
import { mayManageTeam } from './member-roles.ts'
import { teamPath } from './team-path.ts'
import type { TeamFailure } from './team.server.ts'
import { invitationRefusals, mailLimitReached } from '../labels.ts'

/** Recruiters see the team and change nothing about it. Owners work for all sites. */
export function requireOwner(context: Readonly<RouterContextProvider>, request: Request): Member {
	const member = requireMember(context, request)
	if (!mayManageTeam(member)) throw forbidden('Only an owner of your hospital can do this. Ask one of them.')
	return member
}

/** An owner who has proved a few minutes ago who they are. */
export async function requireProvenOwner(
	context: Readonly<RouterContextProvider>,
	request: Request,
	returnTo = teamPath,
) {
	const owner = ownerOf(context)
	await requireRecentProof(context, request, { returnTo })
	return owner
}

export const backToTeam = buttonPage(() => teamPath)

type Failure = TeamFailure | ResendFailure | 'too-many-mails'
/** Answers a button about the team: no fields, and back to it with a word. */
export async function answerTeam<Value>(
	request: Request,
	change: () => Promise<Result<Value, Failure> | { ok: false; failure: 'too-many-mails'; seconds: number }>,
	words: (value: Value) => Flash,
) {
	await refuseFields(request)
	const changed = await change()
	if (changed.ok) return redirectWith(teamPath, words(changed.value))
	if (changed.failure === 'no-such-member' || changed.failure === 'no-such-invitation') throw notFound()
	if (changed.failure === 'not-owner') throw forbidden('You are no longer an owner of your hospital.')
	if (changed.failure === 'too-many-mails')
		return redirectWith(teamPath, {
			title: 'Not sent',
			detail: mailLimitReached('seconds' in changed ? changed.seconds : 60),
			tone: 'danger',
		})
	if (changed.failure === 'unverified' || changed.failure === 'enough-for-today')
		return redirectWith(teamPath, { title: 'Not sent', detail: invitationRefusals[changed.failure], tone: 'danger' })
	throw conflict(teamRefusals[changed.failure])
}

export const teamRefusals: Record<'last-owner' | 'unchanged', string> = {
	'last-owner':
		'This is the only owner of your hospital. Make another member an owner first, so that someone can manage the team.',
	unchanged: 'This change has already been made. Go back to the team and reload the page.',
}
