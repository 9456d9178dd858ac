import { Link } from 'react-router'
import { StatusTag } from '#app/credentials/status-tag.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { DashboardCards } from './dashboard.server.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

const stepsShown = 4

/**
 * Shows profile completion, the council registration, and the most useful steps with the minutes they take. Degrees are
 * on the card below, each once.
 */
export function CompletionCard({ completion }: { completion: DashboardCards['completion'] }) {
	const { percent, next, credentials, counts } = completion
	// A credential to renew is the next thing, or under Also for you.
	const steps = next.filter(({ key }) => !key.startsWith('credential-'))
	const more = steps.length - stepsShown
	return (
		<Panel title={t`Your profile`} id="completion">
			<div className="grid gap-4">
				<Progress label={t`Profile completion`} value={percent} text={`${percent}%`} />
				{credentials.length > 0 ? (
					<section className="grid gap-2" aria-labelledby="credential-items">
						<h3 id="credential-items" className="text-sm">
							{t`Credentials`}
							<span className="num font-normal text-ink-2"> {counts}</span>
						</h3>
						<ul className="grid gap-2 text-sm">
							{credentials
								.filter(({ kind }) => kind === 'registration')
								.map(({ id, title, status }) => (
									<li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
										<span className="min-w-0 wrap-anywhere">{saidName(title)}</span>
										<StatusTag status={status} />
									</li>
								))}
						</ul>
					</section>
				) : null}
				{steps.length > 0 ? (
					<section className="grid gap-1" aria-labelledby="next-steps">
						<h3 id="next-steps" className="text-sm">
							{t`Next steps`}
						</h3>
						<ul className="divide-y divide-line text-sm">
							{steps.slice(0, stepsShown).map(({ key, label, minutes, href }) => (
								<li key={key}>
									<Link to={href} className="link flex min-h-11 items-center justify-between gap-3 md:min-h-8">
										<span>{label}</span>
										<span className="num whitespace-nowrap text-ink-2">{t`${{ minutes }} min`}</span>
									</Link>
								</li>
							))}
						</ul>
						{more > 0 ? <p className="text-sm text-ink-2">{t`Plus ${{ more }} more in your profile.`}</p> : null}
					</section>
				) : null}
				{next.length === 0 ? <p className="text-sm text-ink-2">{t`Your profile is complete.`}</p> : null}
			</div>
		</Panel>
	)
}
