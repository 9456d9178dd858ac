import script from '../jobs-embed.js?raw'

export const loader = () =>
	new Response(script, {
		headers: {
			'Content-Type': 'text/javascript; charset=utf-8',
			'Cache-Control': 'public, max-age=3600',
			'Cross-Origin-Resource-Policy': 'cross-origin',
		},
	})
