import { ArrowLeft, Ellipsis } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Menu, MenuLink } from '#app/ui/menu.tsx'
import type { Side } from '../policy.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

/** The other side, where to learn more about it, and what to do when it behaves badly. */
type ConversationHeaderProps = {
	name: string
	otherId: string
	side: Side
	/** The last application between the two. */
	application: { jobTitle: string; stage: string; href: string } | undefined
}

export function ConversationHeader({ name, otherId, side, application }: ConversationHeaderProps) {
	return (
		<header className="flex min-h-14 items-center bg-surface lg:min-h-12 gap-2 border-b border-line px-4 py-2">
			<ButtonLink to="/messages" variant="quiet" iconOnly aria-label={t`All conversations`} className="-ml-2 lg:hidden">
				<ArrowLeft size={20} aria-hidden="true" />
			</ButtonLink>
			<div className="min-w-0 flex-1">
				<h1 className="truncate text-base" {...asWritten()}>
					{name}
				</h1>
				{application ? (
					<p className="truncate text-xs text-ink-2">
						<Link to={application.href} className="link" {...asWritten()}>
							{application.jobTitle}
						</Link>{' '}
						· {application.stage}
					</p>
				) : null}
			</div>
			{side === 'hospital' ? (
				<ButtonLink to={`/doctors/${otherId}`} variant="secondary" size="sm" className="max-sm:hidden">
					Profile
				</ButtonLink>
			) : null}
			<Menu
				id="about-the-other"
				variant="quiet"
				iconOnly
				aria-label={t`More options for ${{ name }}`}
				button={<Ellipsis size={20} aria-hidden="true" />}
			>
				{side === 'hospital' ? (
					<>
						<MenuLink to={`/doctors/${otherId}`}>View profile</MenuLink>
						<MenuLink to={`/hospital/candidates/${otherId}/report`}>Report this specialist</MenuLink>
					</>
				) : (
					<>
						<MenuLink to={`/hospitals/${otherId}`}>{t`Hospital page`}</MenuLink>
						<MenuLink to={`/hospitals/${otherId}/report`}>{t`Report this hospital`}</MenuLink>
						<MenuLink to={`/hospitals/${otherId}/block`}>{t`Block hospital`}</MenuLink>
					</>
				)}
			</Menu>
		</header>
	)
}
