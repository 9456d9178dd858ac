import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type PanelProps = {
	title?: ReactNode
	/** Beside the title: a link or a small button. */
	action?: ReactNode
	/** The content brings its own padding (tables, lists). */
	flush?: boolean | undefined
	headingLevel?: 2 | 3 | undefined
	id?: string | undefined
	className?: string | undefined
	children: ReactNode
}

/** A bordered block on a wide page. Lines, not shadows. */
export function Panel({ title, action, flush, headingLevel = 2, id, className, children }: PanelProps) {
	const Heading = headingLevel === 2 ? 'h2' : 'h3'
	return (
		<section id={id} className={cx('panel', className)}>
			{title ? (
				<div className="panel-head">
					<Heading className="text-lg">{title}</Heading>
					{action}
				</div>
			) : null}
			<div className={flush ? undefined : 'panel-body'}>{children}</div>
		</section>
	)
}
