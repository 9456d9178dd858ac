import { ArrowLeft, Ellipsis } from 'lucide-react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Menu, MenuLink } from '#app/ui/menu.tsx'
import type { Side } from '../policy.ts'

/** The other side, where to learn more about it, and what to do when it behaves badly. */
export function ConversationHeader({ name, otherId, side }: { name: string; otherId: string; side: Side }) {
	return (
		<header className="flex min-h-14 items-center gap-2 border-b border-line px-4 py-2">
			<ButtonLink to="/messages" variant="quiet" iconOnly aria-label="All conversations" className="-ml-2 lg:hidden">
				<ArrowLeft size={20} aria-hidden="true" />
			</ButtonLink>
			<div className="min-w-0 flex-1">
				<h1 className="truncate text-lg">{name}</h1>
				<p className="text-xs text-ink-2">Times are Indian time (IST)</p>
			</div>
			{side === 'hospital' ? (
				<ButtonLink to={`/doctors/${otherId}`} variant="secondary" size="sm">
					Profile
				</ButtonLink>
			) : null}
			<Menu
				id="about-the-other"
				variant="quiet"
				iconOnly
				aria-label={`More options for ${name}`}
				button={<Ellipsis size={20} aria-hidden="true" />}
			>
				{side === 'hospital' ? (
					<MenuLink to={`/hospital/candidates/${otherId}/report`}>Report this specialist</MenuLink>
				) : (
					<>
						<MenuLink to={`/hospitals/${otherId}`}>Hospital page</MenuLink>
						<MenuLink to={`/hospitals/${otherId}/report`}>Report this hospital</MenuLink>
						<MenuLink to={`/hospitals/${otherId}/block`}>Block hospital</MenuLink>
					</>
				)}
			</Menu>
		</header>
	)
}
