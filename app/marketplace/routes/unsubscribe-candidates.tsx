import { UnsubscribePage } from '#app/notifications/unsubscribe-page.tsx'
import { endByLink, showSubscription } from '#app/notifications/unsubscribe.server.ts'
import { viewsPath } from '../paths.ts'
import { candidateAlertLinks } from '../unsubscribe.server.ts'
import type { Route } from './+types/unsubscribe-candidates.ts'
import { titled, unlisted } from '#app/ui/page/page-title.tsx'

export const loader = ({ params }: Route.LoaderArgs) => showSubscription(candidateAlertLinks, params.token)
export const action = ({ request, params }: Route.ActionArgs) => endByLink(candidateAlertLinks, request, params.token)

export const meta = () => [titled('Alerts for new specialists'), unlisted]

/** The address is as good as a signature: it goes to no other site. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'private, no-store' })

export default function UnsubscribeCandidates({ loaderData, params: { token } }: Route.ComponentProps) {
	return (
		<UnsubscribePage
			{...loaderData}
			texts={{
				stop: 'Stop alerts for new specialists',
				stopped: 'Alerts for new specialists stopped',
				stopAll: 'Stop all alerts for new specialists',
				stops: (search) =>
					search === null
						? 'This stops all your alerts for new specialists (emails and notifications on the site).'
						: `This stops alerts for ${search} (emails and notifications on the site).`,
				hasStopped: (search) =>
					search === null
						? 'We have stopped all your alerts for new specialists.'
						: `We have stopped alerts for ${search}.`,
			}}
			undo={`/unsubscribe/candidates/${token}/undo`}
			more={{ to: viewsPath, label: 'Your saved searches' }}
		/>
	)
}
