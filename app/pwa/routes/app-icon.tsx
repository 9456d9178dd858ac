import { notFound } from '#app/platform/http/http.ts'
import { drawIcon, isIconName } from '../app-icon.server.ts'
import type { Route } from './+types/app-icon.ts'

export async function loader({ params: { name } }: Route.LoaderArgs) {
	if (!isIconName(name)) throw notFound()
	return new Response(new Uint8Array(await drawIcon(name)), {
		headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=604800' },
	})
}
