import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Theme } from '#app/platform/http/theme.server.ts'
import { useIsHydrated } from '#app/ui/page/hydrated.ts'
import { usePaneScroll, useScrollKeys } from '#app/ui/page/pane-scroll.ts'
import { isPaletteKey } from '#app/ui/shortcuts/shortcut-rules.ts'
import { RowKeys, ShortcutsProvider } from '#app/ui/shortcuts/shortcuts.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { hasShortcuts, type WorkspaceViewer } from '../viewer.ts'
import { Rail } from './rail.tsx'
import { WorkspaceBar } from './workspace-bar.tsx'
import { tabsAt } from './workspace-places.ts'

const WorkspaceKeys = lazy(async () => {
	const keys = await import('./workspace-keys.tsx')
	return { default: keys.WorkspaceKeys }
})

type WorkspaceProps = { viewer: WorkspaceViewer; theme: Theme; children: ReactNode }

/** Around every page of a hospital's people and of operators: a rail on desks, a bar on phones, and one pane beside them. */
export function Workspace({ viewer, theme, children }: WorkspaceProps) {
	const [isFinding, setFinding] = useState(false)
	const isHydrated = useIsHydrated()
	const pane = usePaneScroll<HTMLDivElement>('page')
	useScrollKeys(pane)
	const group = tabsAt(viewer, useLocation().pathname)
	usePaletteKey(hasShortcuts(viewer), setFinding)
	return (
		<ShortcutsProvider isOn={hasShortcuts(viewer)}>
			<RowKeys />
			<div className="workspace dense">
				<Rail viewer={viewer} theme={theme} onFind={() => setFinding(true)} />
				<div ref={pane} tabIndex={-1} className="workspace-page">
					{viewer.kind === 'member' ? (
						<p className="hidden font-bold print:block">{viewer.hospital.hospitalName}</p>
					) : null}
					{group ? <Tabs {...group} /> : null}
					{children}
				</div>
				<WorkspaceBar viewer={viewer} theme={theme} />
			</div>
			{isHydrated ? (
				<Suspense>
					<WorkspaceKeys viewer={viewer} isOpen={isFinding} setOpen={setFinding} />
				</Suspense>
			) : null}
		</ShortcutsProvider>
	)
}

/** Here and not with the other keys, whose script comes later: until then it would be the browser's. */
function usePaletteKey(isOn: boolean, setOpen: (isOpen: true) => void) {
	useEffect(() => {
		if (!isOn) return
		const listen = (event: KeyboardEvent) => {
			if (!isPaletteKey(event)) return
			event.preventDefault()
			setOpen(true)
		}
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [isOn, setOpen])
}
