import { getActor } from '#app/identity/session.server.ts'
import { idParam } from '#app/platform/http.ts'
import { sendPhoto } from '../pictures.server.ts'
import type { Route } from './+types/show-photo.ts'

export const loader = ({ params, context }: Route.LoaderArgs) =>
	sendPhoto(getActor(context), idParam(params.hospitalId), idParam(params.photoId))
