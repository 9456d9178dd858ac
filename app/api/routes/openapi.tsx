import { writeOpenApi } from '../openapi.server.ts'

export const loader = () =>
	new Response(JSON.stringify(writeOpenApi()), {
		headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' },
	})
