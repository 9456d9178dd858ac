import { log } from '#app/platform/log.server.ts'
import { notFound } from '#app/platform/http.ts'
import type { Route } from './+types/not-found.ts'

/** Every path that no page answers is written down: broken links show up here first. */
export function loader({ request }: Route.LoaderArgs) {
	log.info({ path: new URL(request.url).pathname.slice(0, 200) }, 'page not found')
	throw notFound()
}

export const action = () => {
	throw notFound()
}

export default function NotFound() {
	return null
}
