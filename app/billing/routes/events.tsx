import { badRequest, notFound } from '#app/platform/http/http.ts'
import { paymentProvider } from '../payment-provider.server.ts'
import { receiveEvent } from '../payments.server.ts'
import type { Route } from './+types/events.ts'

/** Only programs come here. */
export const loader = () => {
	throw notFound()
}

/** Takes what the payment provider has signed. Anything but 2xx makes it send the event again later. */
export async function action({ request }: Route.ActionArgs) {
	if (!paymentProvider) throw notFound()
	const event = paymentProvider.readEvent(Buffer.from(await request.arrayBuffer()), request.headers)
	if (!event) throw badRequest()
	await receiveEvent(paymentProvider.name, event)
	return new Response(null, { status: 204 })
}
