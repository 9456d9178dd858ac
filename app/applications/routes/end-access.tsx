import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toMyApplication } from '../button-pages.server.ts'
import { endAccess } from '../end-contact.server.ts'
import type { Route } from './+types/end-access.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = toMyApplication

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const applicationId = idParam(params.applicationId)
	await refuseFields(request)

	const ended = valueOf(
		await endAccess(actor, applicationId),
		() => t`Only a hospital that did not select you loses access this way.`,
	)

	return redirectWith(`/applications/${applicationId}`, {
		title: t`Access ended`,
		detail: t`${{ hospital: ended.hospitalName }} can no longer see your profile or resume through this application.`,
	})
}
