import type { ReactNode } from 'react'
import { Capnogram } from './capnogram.tsx'

type EmptyStateProps = {
	/** What would be here. */
	title: ReactNode
	/** Why there is nothing. */
	children?: ReactNode
	/** The one thing to do about it. */
	action?: ReactNode
	headingLevel?: 2 | 3 | undefined
}

export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
	const Heading = headingLevel === 2 ? 'h2' : 'h3'
	return (
		<div className="py-6">
			<Capnogram />
			<Heading className="mt-4 text-lg">{title}</Heading>
			{children ? <div className="mt-1 max-w-prose text-ink-2">{children}</div> : null}
			{action ? <div className="mt-4 flex flex-wrap gap-2">{action}</div> : null}
		</div>
	)
}
