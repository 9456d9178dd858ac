import { getActor } from '#app/identity/sessions/session.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { sendLogo } from '../page/pictures.server.ts'
import type { Route } from './+types/show-logo.ts'

export const loader = ({ params, context }: Route.LoaderArgs) =>
	sendLogo(getActor(context), idParam(params.hospitalId), params.mark)
