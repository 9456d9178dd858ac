import { log } from '#app/platform/log.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { movedPage } from '../moved.server.ts'
import { newAddressOf } from '../old-addresses.ts'
import type { Route } from './+types/not-found.ts'

/** Every path that no page answers, and none did, is written down: broken links show up here first. */
export function loader({ request }: Route.LoaderArgs) {
	const url = new URL(request.url)
	if (newAddressOf(url) === null) log.info({ path: url.pathname.slice(0, 200) }, 'page not found')
	return movedPage(request)
}

export const action = () => {
	throw notFound()
}

export default function NotFound() {
	return null
}
