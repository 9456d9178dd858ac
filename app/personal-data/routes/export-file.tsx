import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { requireRecentProof } from '#app/identity/second-factor/step-up.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { fileResponse } from '#app/platform/files/file-response.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { noteExport } from '../export.server.ts'
import { zipEverything } from '../zip.server.ts'
import type { Route } from './+types/export-file.ts'
import { t } from '#app/platform/language/words.ts'

const page = '/settings/my-data/export'

export const loader = () => redirect(page)

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	await requireRecentProof(context, request, { returnTo: page })
	await refuseFields(request)
	if (!(await noteExport(actor)).ok)
		return redirectWith(page, {
			title: t`You can download your data three times in 24 hours. Try again later.`,
			tone: 'danger',
		})
	const now = new Date()
	const fileName = `my-data-${istToday(now)}.zip`
	return fileResponse(await zipEverything(actor.accountId, now), { contentType: 'application/zip', fileName })
}
