import { redirect } from 'react-router'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { closeNameBanner } from '../name-banner.server.ts'
import { pageBefore } from '../back.server.ts'
import type { Route } from './+types/name-banner.ts'

export const loader = () => redirect('/')

/** Closes the line about the former name in this browser and goes back to the page the person was on. */
export async function action({ request }: Route.ActionArgs) {
	await refuseFields(request)
	return redirect(pageBefore(request), { status: 303, headers: { 'Set-Cookie': await closeNameBanner() } })
}
