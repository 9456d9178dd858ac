import { Link } from 'react-router'
import { ownerOf } from '#app/identity/groups.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { EndpointTag } from '../endpoint-tag.tsx'
import { listEndpoints } from '../endpoints.server.ts'
import { endpointsAreFull, maxEndpoints } from '../limits.ts'
import { endpointPath, webhooksPath } from '../paths.ts'
import type { Route } from './+types/list.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { counted } from '#app/platform/text/counted.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const endpoints = await listEndpoints(ownerOf(context))
	return {
		endpoints: endpoints.map(({ id, url, events, failingSince, stoppedAt, lastSuccessAt }) => ({
			id,
			url,
			events: events.length,
			isStopped: stoppedAt !== null,
			isFailing: failingSince !== null,
			last: lastSuccessAt ? `Last call arrived ${formatDateTime(lastSuccessAt)}` : 'No call has arrived yet',
		})),
	}
}

export const meta = () => [titled('Webhooks')]

export default function Webhooks({ loaderData: { endpoints } }: Route.ComponentProps) {
	const isFull = endpoints.length >= maxEndpoints
	const add = <ButtonLink to={`${webhooksPath}/new`}>Add webhook</ButtonLink>
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				title="Webhooks"
				lead="Webhooks send IDs and statuses, never personal data. Your system is notified of a new application within seconds."
				actions={endpoints.length > 0 && !isFull ? add : null}
			/>
			{endpoints.length === 0 ? (
				<EmptyState title="No webhooks yet" action={add}>
					Your system will know of a new application seconds after it is sent.
				</EmptyState>
			) : (
				<Panel title="Addresses" flush>
					<ul className="divide-y divide-line">
						{endpoints.map(({ id, url, events, last, ...state }) => (
							<li key={id} data-row={id} className="grid gap-1 p-4">
								<h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
									<Link to={endpointPath(id)} className="link wrap-anywhere">
										{url}
									</Link>
									<EndpointTag {...state} />
								</h3>
								<p className="text-sm text-ink-2">
									{counted(events, 'event')} · {last}
								</p>
							</li>
						))}
					</ul>
				</Panel>
			)}
			{isFull ? <p className="text-ink-2">{endpointsAreFull}</p> : null}
			<p className="max-w-prose text-ink-2">
				How to check the signature of a call:{' '}
				<Link to="/developers#webhooks" className="link">
					API documentation
				</Link>
			</p>
		</main>
	)
}
