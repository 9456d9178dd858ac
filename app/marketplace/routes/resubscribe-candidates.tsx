import { redirect } from 'react-router'
import { parseForm } from '#app/platform/form.server.ts'
import { notFound } from '#app/platform/http.ts'
import { unsubscribePath } from '../paths.ts'
import { nothing } from '../schema.server.ts'
import { readToken, resumeAlerts } from '../unsubscribe.server.ts'
import type { Route } from './+types/resubscribe-candidates.ts'

export const loader = ({ params }: Route.LoaderArgs) => redirect(unsubscribePath(params.token))

export async function action({ request, params }: Route.ActionArgs) {
	const subject = readToken(params.token)
	if (!subject) throw notFound()
	await parseForm(request, nothing)
	if (!(await resumeAlerts(subject))) throw notFound()
	return redirect(unsubscribePath(params.token), 303)
}
