import { redirect } from 'react-router'
import { openCode } from '../credentials/credential-code.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import type { Route } from './+types/credential-code.ts'

/** Opens the page that the code on the document leads to, and notes that it was opened. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const address = await openCode(operatorOf(context), idParam(params.credentialId))
	if (address === null) throw notFound()
	return redirect(address, { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } })
}
