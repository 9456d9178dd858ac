import { withdrawalUndoMinutes } from '#app/durations.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toReceivedApplication } from '../button-pages.server.ts'
import { inviteAgain, type InviteFailure } from '../invitations.server.ts'
import type { Route } from './+types/invite-again.ts'

export const loader = toReceivedApplication

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	await refuseFields(request)

	const { specialistName } = valueOf(await inviteAgain(member, applicationId), ({ failure }) => failures[failure])

	return redirectWith(`/hospital/applications/${applicationId}`, {
		title: `Invited: ${specialistName}`,
		detail: 'We have notified them. If they accept, the application comes back as New.',
	})
}

const failures: Record<Exclude<InviteFailure, 'not-found'>, string> = {
	'not-withdrawn': 'Only a specialist who applied and then withdrew can be invited again.',
	'may-be-undone': `The specialist can still undo the withdrawal. You can invite them ${withdrawalUndoMinutes} minutes after it.`,
	'job-not-open': 'This job is not open. Reopen it to invite the specialist again.',
	'already-invited': 'Your hospital has already invited this specialist to apply again.',
}
