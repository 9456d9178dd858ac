import type { ReactNode } from 'react'
import { type EmptyKind, EmptyPicture } from '#app/pictures/empty-picture.tsx'

type EmptyStateProps = {
	/** What would be here. */
	title: ReactNode
	/** Why there is nothing. */
	children?: ReactNode
	/** The one thing to do about it. */
	action?: ReactNode
	picture?: EmptyKind | undefined
	headingLevel?: 2 | 3 | undefined
}

export function EmptyState({ title, children, action, picture = 'list', headingLevel = 2 }: EmptyStateProps) {
	const Heading = headingLevel === 2 ? 'h2' : 'h3'
	return (
		<div className="empty">
			<EmptyPicture of={picture} />
			<Heading className="text-lg">{title}</Heading>
			{children ? <div className="max-w-prose text-ink-2">{children}</div> : null}
			{action ? <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div> : null}
		</div>
	)
}
