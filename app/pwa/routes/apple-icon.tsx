import { drawIcon } from '../app-icon.server.ts'

/** Where a phone looks for the icon of a page that it puts on its home screen. */
export async function loader() {
	return new Response(new Uint8Array(await drawIcon('apple-180.png')), {
		headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=604800' },
	})
}
