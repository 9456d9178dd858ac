import { redirect } from 'react-router'
import { requireMember } from '#app/identity/session.server.ts'
import type { Route } from './+types/hospital-dashboard.ts'

/** The jobs, as long as there is no marketplace. */
export async function loader({ request, context }: Route.LoaderArgs) {
	requireMember(context, request)
	throw redirect('/hospitals/dashboard/jobs')
}
