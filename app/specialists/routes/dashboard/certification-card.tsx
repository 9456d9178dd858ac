import { ButtonLink } from '#app/ui/button.tsx'
import { StatusTag } from '#app/credentials/status-tag.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { DashboardCards } from './dashboard.server.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** Degrees and certificates, each with what we found when we checked it. */
export function CertificationCard({ degrees }: { degrees: DashboardCards['degrees'] }) {
	return (
		<Panel title={t`Certification`}>
			<div className="grid gap-4">
				{degrees.length > 0 ? (
					<ul className="grid gap-2 text-sm">
						{degrees.map(({ id, title, status }) => (
							<li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
								<span className="min-w-0 wrap-anywhere">{saidName(title)}</span>
								<StatusTag status={status} />
							</li>
						))}
					</ul>
				) : (
					<p className="text-sm text-ink-2">
						{t`Add your degrees with a scan of each certificate. Once we verify them, hospitals see them marked Verified.`}
					</p>
				)}
				<div>
					<ButtonLink to="/profile/credentials" variant="secondary">
						{degrees.length > 0 ? t`View credentials` : t`Add a degree`}
					</ButtonLink>
				</div>
			</div>
		</Panel>
	)
}
