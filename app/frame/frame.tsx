import { lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LeavingBanner } from '#app/personal-data/leaving-banner.tsx'
import { FlashRegion } from '#app/ui/page/flash.tsx'
import { PendingBar } from '#app/ui/page/pending-bar.tsx'
import { BottomBar } from './components/bottom-bar.tsx'
import { Footer } from './components/footer.tsx'
import { Header } from './components/header.tsx'
import { NameBanner } from './components/name-banner.tsx'
import { SlimFooter } from './components/slim-footer.tsx'
import type { Flash } from '#app/platform/http/flash.ts'
import { isInWorkspace, type RootData, type Viewer } from './viewer.ts'

const loadWorkspace = async () => {
	const { Workspace: component } = await import('./components/workspace.tsx')
	return { default: component }
}
/** A specialist's browser never loads it. The server draws a document in one go, so it has it from the start. */
const Workspace = import.meta.env.SSR ? (await loadWorkspace()).default : lazy(loadWorkspace)

/** For the error page of a root that could not load; a server rarely sees two years. */
const yearOfStart = new Date().getFullYear()

/**
 * What is around every page, the error page included. Visitors and specialists have a header, a footer and a bottom bar;
 * the banner and the wide footer are for visitors. Hospitals and operators have the workspace.
 */
export function Frame({ root, children }: { root: RootData | undefined; children: ReactNode }) {
	const viewer: Viewer = root?.viewer ?? { kind: 'visitor' }
	useVisitorsDocument(root?.viewer.kind)
	const [said, say] = useSaying(useFlashOfPage(root?.flash ?? null))
	const theme = root?.theme ?? 'system'
	const skip = (
		<a href="#main" className="skip-link">
			Skip to content
		</a>
	)
	if (isInWorkspace(viewer))
		return (
			<>
				{skip}
				<PendingBar />
				<FlashRegion flash={said} />
				<Workspace viewer={viewer} theme={theme}>
					{children}
				</Workspace>
			</>
		)
	return (
		<>
			{skip}
			{viewer.kind === 'visitor' ? null : <PendingBar />}
			{root?.nameBanner ? <NameBanner /> : null}
			<Header viewer={viewer} say={say} />
			{viewer.kind === 'specialist' && viewer.leavesOn ? <LeavingBanner on={viewer.leavesOn} /> : null}
			<FlashRegion flash={said} />
			{children}
			{root?.viewer.kind === 'visitor' ? (
				<Footer theme={root.theme} year={root.year} />
			) : (
				<SlimFooter theme={theme} year={root?.year ?? yearOfStart} />
			)}
			<BottomBar viewer={viewer} atOnce={root ? !root.firstPage : true} />
		</>
	)
}

/** A person logged out elsewhere becomes a visitor. Visitors get documents: the browser has no code for their frame. */
function useVisitorsDocument(kind: Viewer['kind'] | undefined) {
	const last = useRef(kind)
	useEffect(() => {
		if (kind === 'visitor' && last.current !== kind) location.reload()
		last.current = kind
	}, [kind])
}

/**
 * A page keeps its message when it reloads, because the message is sent only once. An Undo also stays while one goes on in the
 * same list, whose address changes as it grows and as someone is opened beside it.
 */
function useFlashOfPage(flash: Flash | null): Flash | null {
	const { key, pathname } = useLocation()
	const [last, setLast] = useState({ key, pathname, flash })
	const isSamePage = last.key === key || (last.pathname === pathname && last.flash?.undo !== undefined)
	const shown = flash ?? (isSamePage ? last.flash : null)
	if (last.key !== key || shown !== last.flash) setLast({ key, pathname, flash: shown })
	return shown
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
