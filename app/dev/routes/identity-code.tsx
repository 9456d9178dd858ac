import { demoCode } from '#app/credentials/identity-code/made-code.server.ts'
import { isDemo } from '#app/platform/env.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import type { Route } from './+types/identity-code.ts'

/** A made-up card's code in the name of `?name=`, for trying the identity check. In production there is no such picture. */
export async function loader({ request }: Route.LoaderArgs) {
	if (!isDemo) throw notFound()
	const name = new URL(request.url).searchParams.get('name')?.slice(0, 100) ?? ''
	const picture = await demoCode(name.replace(/[^ -~]/g, '') || 'Asha Menon')
	return new Response(new Uint8Array(picture), {
		headers: { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' },
	})
}
