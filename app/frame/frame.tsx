import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { LeavingBanner } from '#app/personal-data/leaving-banner.tsx'
import { FlashRegion } from '#app/ui/flash.tsx'
import { PendingBar } from '#app/ui/pending-bar.tsx'
import { BottomBar } from './components/bottom-bar.tsx'
import { Footer } from './components/footer.tsx'
import { Header } from './components/header.tsx'
import { NameBanner } from './components/name-banner.tsx'
import { SlimFooter } from './components/slim-footer.tsx'
import type { Flash } from '#app/platform/flash.ts'
import type { RootData, Viewer } from './viewer.ts'

/** For the error page of a root that could not load; a server rarely sees two years. */
const yearOfStart = new Date().getFullYear()

/** Header, message, page, footer and bottom bar: around every page, the error page included. The banner and the wide footer are for visitors. */
export function Frame({ root, children }: { root: RootData | undefined; children: ReactNode }) {
	const viewer: Viewer = root?.viewer ?? { kind: 'visitor' }
	const [said, say] = useSaying(useFlashOfPage(root?.flash ?? null))
	return (
		<>
			<a href="#main" className="skip-link">
				Skip to content
			</a>
			{viewer.kind === 'visitor' ? null : <PendingBar />}
			{root?.nameBanner ? <NameBanner /> : null}
			<Header viewer={viewer} say={say} />
			{viewer.kind === 'specialist' && viewer.leavesOn ? <LeavingBanner on={viewer.leavesOn} /> : null}
			<FlashRegion flash={said} />
			{children}
			{viewer.kind === 'visitor' ? (
				<Footer theme={root?.theme ?? 'system'} year={root?.year ?? yearOfStart} />
			) : (
				<SlimFooter theme={root?.theme ?? 'system'} year={root?.year ?? yearOfStart} />
			)}
			<BottomBar viewer={viewer} atOnce={root ? !root.firstPage : true} />
		</>
	)
}

/** A page keeps its message when it reloads, because the message is sent only once. */
function useFlashOfPage(flash: Flash | null): Flash | null {
	const { key } = useLocation()
	const [last, setLast] = useState({ key, flash })
	if (last.key !== key || (flash !== null && flash !== last.flash)) setLast({ key, flash })
	return flash ?? (last.key === key ? last.flash : null)
}

/** The message of the server, or what a menu has said since it came: the same words twice are two messages. */
function useSaying(flash: Flash | null) {
	const [own, setOwn] = useState<{ message: Flash & { id: string }; after: Flash | null; count: number } | null>(null)
	const say = (message: Flash) =>
		setOwn((last) => {
			const count = (last?.count ?? 0) + 1
			return { message: { ...message, id: `said-${count}` }, after: flash, count }
		})
	return [own?.after === flash ? own.message : flash, say] as const
}
