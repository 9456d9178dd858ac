import { type Context, specialistOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { findMyRequest } from './requests/my-requests.server.ts'

type Args = { params: { requestId: string }; context: Context }

export const toMyRequest = buttonPage(async ({ params, context }: Args) => {
	const found = await findMyRequest(specialistOf(context), idParam(params.requestId))
	return found && `/contact-requests/${found.id}`
})
