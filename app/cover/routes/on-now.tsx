import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatDateTime } from '#app/platform/dates.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findObstacles } from '../obstacles.server.ts'
import { obstacles } from '../obstacles.ts'
import { findCoverPreferences, switchOnNow } from '../preferences.server.ts'
import { OnNowInput } from '../schema.server.ts'
import type { Route } from './+types/on-now.ts'

export const loader = () => redirect('/cover')

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, OnNowInput)
	if (!form.ok) throw badRequest()
	await switchOnNow(actor, form.value.hours)
	const [{ onUntil }, [obstacle]] = await Promise.all([findCoverPreferences(actor), findObstacles(actor)])
	return redirectWith(
		'/cover',
		onUntil
			? {
					title: 'You are available for cover',
					detail: obstacle
						? obstacles[obstacle].text
						: `Hospitals near you can ask you until ${formatDateTime(onUntil)}.`,
				}
			: {
					title: 'You are no longer available now',
					detail: 'Hospitals do not ask you outside the hours of your week.',
				},
	)
}
