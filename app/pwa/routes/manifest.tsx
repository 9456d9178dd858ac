import { brand } from '#app/brand.ts'
import { t } from '#app/platform/language/words.ts'

/** What a phone needs to know to put us beside its other apps. */
export function loader() {
	const manifest = {
		id: '/',
		name: brand.name,
		short_name: brand.name,
		description: brand.tagline,
		lang: 'en-IN',
		dir: 'ltr',
		start_url: '/',
		scope: '/',
		display: 'standalone',
		background_color: '#fbfefd',
		theme_color: '#075f4c',
		categories: ['business', 'medical'],
		icons: [
			{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
			{ src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
			{ src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
			{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
		],
		shortcuts: [
			{ name: t`Jobs`, url: '/jobs' },
			{ name: t`My applications`, url: '/applications' },
		],
	}
	return Response.json(manifest, {
		headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
	})
}
