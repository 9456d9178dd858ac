import { Link } from 'react-router'
import type { listMyRightsRequests } from './requests.server.ts'
import { t } from '#app/platform/language/words.ts'

/** What someone who is logged in has sent us, and the way to send more. */
export function OwnRequests({ requests }: { requests: Awaited<ReturnType<typeof listMyRightsRequests>> }) {
	return (
		<>
			{requests.length === 0 ? null : (
				<ul className="panel divide-y divide-line">
					{requests.map(({ number, kind, isAnswered, due, page }) => (
						<li key={number} className="grid gap-1 px-4 py-3">
							<Link to={page} className="link inline-flex items-center max-lg:min-h-11">
								{number}
							</Link>
							<p className="text-ink-2">
								{kind}. {isAnswered ? t`Answered.` : t`Answer due ${{ time: due }}.`}
							</p>
						</li>
					))}
				</ul>
			)}
			<p>
				<Link to="/grievances" className="link inline-flex items-center max-lg:min-h-11">
					{t`Send a complaint or request`}
				</Link>
			</p>
		</>
	)
}
