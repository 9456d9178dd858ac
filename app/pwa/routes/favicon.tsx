import { drawFavicon } from '../app-icon.server.ts'

export async function loader() {
	return new Response(new Uint8Array(await drawFavicon()), {
		headers: { 'Content-Type': 'image/x-icon', 'Cache-Control': 'public, max-age=604800' },
	})
}
