import { listDemoSends, recipientAsked } from '#app/platform/delivery/demo-outbox.server.ts'
import { isDemo } from '#app/platform/env.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import type { Route } from './+types/outbox-json.ts'

/** The outbox for programs: newest first, `?to=` for one recipient. In production there is no such page. */
export async function loader({ request }: Route.LoaderArgs) {
	if (!isDemo) throw notFound()
	const to = recipientAsked(request)
	const sends = await listDemoSends(to || null)
	return Response.json(
		sends.map(({ channel, to, subject, text, code, buttons, at }) => ({
			channel,
			to,
			subject,
			text,
			code,
			buttons,
			at,
		})),
	)
}
