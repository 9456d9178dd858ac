import { UnsubscribePage } from '#app/notifications/unsubscribe-page.tsx'
import { endByLink, showSubscription } from '#app/notifications/unsubscribe.server.ts'
import { jobAlertLinks } from '../unsubscribe.server.ts'
import type { Route } from './+types/unsubscribe.ts'
import { titled, unlisted } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export const loader = ({ params }: Route.LoaderArgs) => showSubscription(jobAlertLinks, params.token)
export const action = ({ request, params }: Route.ActionArgs) => endByLink(jobAlertLinks, request, params.token)

export const meta = () => [titled(t`Job alerts`), unlisted]

/** The address is as good as a signature: it goes to no other site. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'private, no-store' })

export default function Unsubscribe({ loaderData, params: { token } }: Route.ComponentProps) {
	return (
		<UnsubscribePage
			{...loaderData}
			texts={{
				stop: t`Stop job alerts`,
				stopped: t`Job alerts stopped`,
				stopAll: t`Stop all job alerts`,
				stops: (search) =>
					search === null
						? t`This stops all your job alerts (emails, browser notifications and notifications on the site).`
						: t`This stops alerts for ${{ search }} (emails, browser notifications and notifications on the site).`,
				hasStopped: (search) =>
					search === null ? t`We have stopped all your job alerts.` : t`We have stopped alerts for ${{ search }}.`,
			}}
			undo={`/unsubscribe/${token}/undo`}
			more={{ to: '/settings/notifications', label: t`All notification settings` }}
		/>
	)
}
