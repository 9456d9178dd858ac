import { type Context, specialistOf, memberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { findRequest } from './asking/hospital-cover.server.ts'
import { findMyCover } from './my-cover.server.ts'

type Args = { params: { requestId: string }; context: Context }

/** For buttons of the specialist. */
export const toMyCover = buttonPage(async ({ params, context }: Args) => {
	const found = await findMyCover(specialistOf(context), idParam(params.requestId))
	return found && `/cover/${found.request.id}`
})

/** For buttons of the hospital. */
export const toOurRequest = buttonPage(async ({ params, context }: Args) => {
	const request = await findRequest(memberOf(context), idParam(params.requestId))
	return request && `/hospital/cover/${request.id}`
})
