import { getActor } from '#app/identity/sessions/session.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { sendPhoto } from '../page/pictures.server.ts'
import type { Route } from './+types/show-photo.ts'

export const loader = ({ params, context }: Route.LoaderArgs) =>
	sendPhoto(getActor(context), idParam(params.hospitalId), idParam(params.photoId))
