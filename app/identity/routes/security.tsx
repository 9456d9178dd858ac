import { redirect } from 'react-router'
import { SecurityOverview } from '../sessions/security-overview.tsx'
import { loadSecurity } from '../sessions/security-overview.server.ts'
import { securityPage } from '../sessions/security-page.ts'
import { accountOf } from '../groups.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { Route } from './+types/security.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = accountOf(context)
	// All emails and notifications link here.
	if (actor.kind === 'specialist') throw redirect(securityPage(actor.kind))
	return { security: await loadSecurity(context, actor), isInterviewer: actor.kind === 'interviewer' }
}

export const meta = () => [titled('Security')]

export default function Security({ loaderData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageHeader title="Security" />
			<SecurityOverview security={loaderData.security} />
			{loaderData.isInterviewer ? (
				<Panel title="Team">
					<ButtonLink to="/account/leaving" variant="secondary">
						Leave team
					</ButtonLink>
				</Panel>
			) : null}
		</main>
	)
}
