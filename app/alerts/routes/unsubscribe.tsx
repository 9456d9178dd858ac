import { UnsubscribePage } from '#app/notifications/unsubscribe-page.tsx'
import { endByLink, showSubscription } from '#app/notifications/unsubscribe.server.ts'
import { jobAlertLinks } from '../unsubscribe.server.ts'
import type { Route } from './+types/unsubscribe.ts'
import { titled, unlisted } from '#app/ui/page/page-title.tsx'

export const loader = ({ params }: Route.LoaderArgs) => showSubscription(jobAlertLinks, params.token)
export const action = ({ request, params }: Route.ActionArgs) => endByLink(jobAlertLinks, request, params.token)

export const meta = () => [titled('Job alerts'), unlisted]

/** The address is as good as a signature: it goes to no other site. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'private, no-store' })

export default function Unsubscribe({ loaderData, params: { token } }: Route.ComponentProps) {
	return (
		<UnsubscribePage
			{...loaderData}
			texts={{
				stop: 'Stop job alerts',
				stopped: 'Job alerts stopped',
				stopAll: 'Stop all job alerts',
				stops: (search) =>
					search === null
						? 'This stops all your job alerts (emails, browser notifications and notifications on the site).'
						: `This stops alerts for ${search} (emails, browser notifications and notifications on the site).`,
				hasStopped: (search) =>
					search === null ? 'We have stopped all your job alerts.' : `We have stopped alerts for ${search}.`,
			}}
			undo={`/unsubscribe/${token}/undo`}
			more={{ to: '/settings/notifications', label: 'All notification settings' }}
		/>
	)
}
