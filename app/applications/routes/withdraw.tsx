import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam, valueOf } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { toMyApplication } from '../button-pages.server.ts'
import { withdrawApplication } from '../withdrawal.server.ts'
import type { Route } from './+types/withdraw.ts'

export const loader = toMyApplication

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const applicationId = idParam(params.applicationId)
	await refuseFields(request)

	const withdrawn = valueOf(
		await withdrawApplication(actor, applicationId),
		() => 'This application has already been decided or withdrawn.',
	)

	return redirectWith(`/applications/${applicationId}`, {
		title: 'Application withdrawn',
		detail: 'The hospital can no longer see your profile or resume through this application.',
		undo: {
			action: `/applications/${applicationId}/withdrawal/undo?event=${withdrawn.eventId}`,
			label: 'Undo',
		},
	})
}
