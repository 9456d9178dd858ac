import { type ReactNode, Suspense } from 'react'
import { usePaneScroll } from './pane-scroll.ts'

/**
 * A page of full height: a `Toolbar`, then a `SplitPane` or one pane that scrolls (`pane`). On a desk the page itself never
 * scrolls; on a phone it does.
 */
export function WorkPage({ children }: { children: ReactNode }) {
	return (
		<main id="main" className="work-page">
			{children}
		</main>
	)
}

type SplitPaneProps = {
	/** What the list shows; its scroll starts at the top when this changes. Opening someone beside it changes nothing. */
	listKey: string
	/** Above the list, and always in sight. */
	head?: ReactNode
	/** The panel beside the list: a `SidePanel`. On phones it covers the list. Its script may come later than the list's. */
	side?: ReactNode
	children: ReactNode
}

/** A list that keeps its place, and beside it what was opened in it. */
export function SplitPane({ listKey, head, side, children }: SplitPaneProps) {
	const list = usePaneScroll<HTMLDivElement>('list', listKey)
	return (
		<div className="split">
			<div className="split-list">
				{head}
				<div ref={list} tabIndex={-1} className="pane">
					{children}
				</div>
			</div>
			<Suspense>{side}</Suspense>
		</div>
	)
}
