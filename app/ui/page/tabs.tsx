import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type Tab = { to: string; label: ReactNode; current: boolean; count?: number | string | undefined }

/** Tabs are links: the address says which one is open, and the server fills it. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
	return (
		<nav aria-label={label} className="tabs">
			{tabs.map((tab) => (
				<Link
					key={tab.to}
					to={tab.to}
					preventScrollReset
					aria-current={tab.current ? 'page' : undefined}
					className="tab"
				>
					{tab.label}
					{tab.count === undefined ? null : (
						<span className="num font-medium text-ink-3">{tab.count.toLocaleString('en-IN')}</span>
					)}
				</Link>
			))}
		</nav>
	)
}
