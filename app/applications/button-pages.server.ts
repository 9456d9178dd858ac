import { type Context, specialistOf, verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { findReceived } from './pipeline/applicant.server.ts'
import { findMyApplication } from './applying/my-applications.server.ts'

type Args = { params: { applicationId: string }; context: Context }

/** For buttons of the specialist. */
export const toMyApplication = buttonPage(async ({ params, context }: Args) => {
	const application = await findMyApplication(specialistOf(context), idParam(params.applicationId))
	return application && `/applications/${application.id}`
})

/** For buttons of the hospital. */
export const toReceivedApplication = buttonPage(async ({ params, context }: Args) => {
	const applicationId = idParam(params.applicationId)
	const received = await findReceived(verifiedMemberOf(context), applicationId)
	return received && `/hospital/applications/${applicationId}`
})
