import { getActor } from '#app/identity/session.server.ts'
import { idParam } from '#app/platform/http.ts'
import { sendLogo } from '../pictures.server.ts'
import type { Route } from './+types/show-logo.ts'

export const loader = ({ params, context }: Route.LoaderArgs) =>
	sendLogo(getActor(context), idParam(params.hospitalId), params.mark)
