import { redirect } from 'react-router'
import { requireSpecialist } from '#app/identity/groups.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { readRequestLink } from '../link.server.ts'
import { findMyRequest } from '../requests/my-requests.server.ts'
import type { Route } from './+types/open-link.ts'
import { titled, unlisted } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

/** The link of a mail or an SMS: to the request, after signing in. It answers nothing, whoever opens it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	// Checked first, so that a visitor cannot tell a real link from an invented one.
	const specialist =
		actor.kind === 'visitor' || actor.kind === 'specialist' ? requireSpecialist(context, request) : null
	const requestId = readRequestLink(params.token)
	if (!requestId) throw notFound()
	const found = specialist && (await findMyRequest(specialist, requestId))
	if (found) throw redirect(`/contact-requests/${found.id}`)
	return null
}

export const meta = () => [titled(t`Contact request`), unlisted]

/** Another account is signed in, or the hospital withdrew the request. The page does not reveal which of the two. */
export default function OpenLink() {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageHeader
				title={t`This request is not available`}
				lead={t`The hospital may have withdrawn this request, or it was sent to another account. If you received it by SMS, log in with that phone number.`}
			/>
			<ButtonLink to="/" variant="secondary" className="justify-self-start">
				{t`Go to home page`}
			</ButtonLink>
		</main>
	)
}
