import { lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Flash } from '#app/platform/http/flash.ts'
import { FlashRegion } from '#app/ui/page/flash.tsx'
import { OneFormAtATime } from '#app/ui/page/one-form-at-a-time.ts'
import { PendingBar } from '#app/ui/page/pending-bar.tsx'
import { isInWorkspace, type RootData, type Viewer } from './viewer.ts'
import { t } from '#app/platform/language/words.ts'

const loadWorkspace = async () => ({ default: (await import('./components/workspace.tsx')).Workspace })
const loadPublicFrame = async () => ({ default: (await import('./components/public-frame.tsx')).PublicFrame })
// The server draws a document in one go, so it has both from the start. A browser runs React in the workspace alone.
const Workspace = import.meta.env.SSR ? (await loadWorkspace()).default : lazy(loadWorkspace)
const PublicFrame = import.meta.env.SSR ? (await loadPublicFrame()).default : lazy(loadPublicFrame)

/** What is around every page, the error page included: the workspace of hospitals and operators, or the frame of everyone else. */
export function Frame({ root, children }: { root: RootData | undefined; children: ReactNode }) {
	const viewer: Viewer = root?.viewer ?? { kind: 'visitor' }
	useVisitorsDocument(root?.viewer.kind)
	const said = useFlashOfPage(root?.flash ?? null)
	const skip = (
		<a href="#main" className="skip-link">
			{t`Skip to content`}
		</a>
	)
	if (isInWorkspace(viewer))
		return (
			<>
				{skip}
				<PendingBar />
				<OneFormAtATime />
				<FlashRegion flash={said} />
				<Workspace viewer={viewer} theme={root?.theme ?? 'system'}>
					{children}
				</Workspace>
			</>
		)
	return (
		<>
			{skip}
			<PublicFrame root={root} viewer={viewer}>
				{children}
			</PublicFrame>
		</>
	)
}

/** A person logged out elsewhere becomes a visitor, whose pages are documents. */
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
