import type { ReactNode } from 'react'

type ToolbarProps = {
	/** One or two words: the page's only h1. */
	title: ReactNode
	/** Search, filters, the filters that are on, sort. */
	children?: ReactNode
	/** At the end: what else there is, and one filled button. */
	actions?: ReactNode
}

/** The one line above the panes of a working page. */
export function Toolbar({ title, children, actions }: ToolbarProps) {
	return (
		<header className="toolbar" data-print="no">
			<h1>{title}</h1>
			{children}
			{actions ? <div className="toolbar-end">{actions}</div> : null}
		</header>
	)
}
