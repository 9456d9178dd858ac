import { ApplicationPage } from '#app/applications/application-page.tsx'
import { applicationView } from '#app/applications/application-view.ts'
import { findMyApplication } from '#app/applications/my-applications.server.ts'
import { brand } from '#app/brand.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { pushKey } from '#app/notifications/subscriptions.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import type { Route } from './+types/application.ts'

export async function loader({ params, context, request }: Route.LoaderArgs) {
	const found = await findMyApplication(requireSpecialist(context, request), idParam(params.applicationId))
	if (!found) throw notFound()
	return { application: applicationView(found, { now: new Date(), pushKey: pushKey() }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{
		title: `${loaderData ? `Your application: ${loaderData.application.job.title}` : 'Your application'} · ${brand.name}`,
	},
]

export default function Application({ loaderData: { application } }: Route.ComponentProps) {
	return <ApplicationPage application={application} />
}
