import { redirect } from 'react-router'
import { getActor } from '#app/identity/session.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { sendToPortal } from '../contact-entry.server.ts'
import { findDoctor } from '../doctor-page.server.ts'
import type { Route } from './+types/contact-doctor.ts'

/** Who is not signed in is sent to the hospital portal, told why, and comes back to the profile. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const specialistId = idParam(params.specialistId)
	const actor = getActor(context)
	const page = `/doctors/${specialistId}`
	const seen = await findDoctor(actor, specialistId)
	if (!seen) throw notFound()
	if (actor.kind !== 'visitor') throw redirect(page)
	return sendToPortal(request, seen.profile)
}
