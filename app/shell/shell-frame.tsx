import type { ReactNode } from 'react'
import { brand } from '#app/brand.ts'
import { FlashRegion } from '#app/ui/flash.tsx'
import { PendingBar } from '#app/ui/pending-bar.tsx'
import { BottomBar } from './components/bottom-bar.tsx'
import { Footer } from './components/footer.tsx'
import { Header } from './components/header.tsx'
import type { RootData, Viewer } from './viewer.ts'

/** For the error page of a root that could not load; a server rarely sees two years. */
const yearOfStart = new Date().getFullYear()

/** Banner, header, message, page, footer and bottom bar: around every page, the error page included. */
export function ShellFrame({ root, children }: { root: RootData | undefined; children: ReactNode }) {
	const viewer: Viewer = root?.viewer ?? { kind: 'visitor' }
	return (
		<>
			<a href="#main" className="skip-link">
				Skip to content
			</a>
			{viewer.kind === 'visitor' ? null : <PendingBar />}
			{brand.formerName ? (
				<aside
					aria-label="Our name"
					className="border-b border-line bg-sunken px-4 py-1.5 text-center text-sm text-ink-2"
				>
					{brand.formerName} is now {brand.name}.
				</aside>
			) : null}
			<Header viewer={viewer} />
			<FlashRegion flash={root?.flash} />
			{children}
			<Footer viewer={viewer} theme={root?.theme ?? 'system'} year={root?.year ?? yearOfStart} />
			<BottomBar viewer={viewer} atOnce={root ? !root.firstPage : true} />
		</>
	)
}
