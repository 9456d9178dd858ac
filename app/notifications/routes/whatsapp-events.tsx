import { hasWhatsApp } from '#app/platform/delivery/whatsapp.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { isSigned, isVerification, readEvents, readStandings } from '../whatsapp/events.server.ts'
import { receiveWhatsApp } from '../whatsapp/receive.server.ts'
import type { Route } from './+types/whatsapp-events.ts'

/** Meta asks once whether this address is ours. */
export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const challenge = searchParams.get('hub.challenge') ?? ''
	if (!hasWhatsApp || !/^\w{1,200}$/.test(challenge) || !isVerification(searchParams)) throw notFound()
	return new Response(challenge, { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } })
}

/** Takes what Meta has signed. Anything but 200 makes it post the same again for days, so what we do not understand is taken too. */
export async function action({ request }: Route.ActionArgs) {
	if (!hasWhatsApp) throw notFound()
	const body = Buffer.from(await request.arrayBuffer())
	if (!isSigned(body, request.headers.get('x-hub-signature-256'))) return new Response(null, { status: 400 })
	await receiveWhatsApp(readEvents(body), readStandings(body))
	return new Response(null, { status: 200 })
}
