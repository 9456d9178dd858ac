import { getActor } from '#app/identity/sessions/session.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { sendPhoto } from '../profile/photo.server.ts'
import { findDoctor } from '#app/marketplace/candidates/doctor-page.server.ts'
import type { Route } from './+types/show-photo.ts'

/** A profile's photo, for viewers who see it on its page. For everyone else there is none. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const specialistId = idParam(params.specialistId)
	const actor = getActor(context)
	const isOwn = actor.kind === 'specialist' && actor.specialistId === specialistId
	const seen = isOwn ? null : await findDoctor(actor, specialistId)
	if (!isOwn && !(seen?.kind === 'hospital' && seen.profile.photo)) throw notFound()
	return sendPhoto(specialistId)
}
