import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ShortcutSwitch } from '#app/hospitals/shortcut-switch.tsx'
import { ShortcutSheet } from '#app/ui/shortcut-sheet.tsx'
import { useShortcuts } from '#app/ui/shortcuts.tsx'
import type { PaletteEntry } from './palette-entries.ts'
import { hasShortcuts, type WorkspaceViewer } from '../viewer.ts'
import { accountPlacesOf, paletteActionsOf, railPlacesOf } from './workspace-places.ts'

const Palette = lazy(async () => {
	const palette = await import('./palette.tsx')
	return { default: palette.Palette }
})

const always = [{ key: 'Ctrl K', label: 'Find a page, person or job' }]

type WorkspaceKeysProps = { viewer: WorkspaceViewer; isOpen: boolean; setOpen: (isOpen: boolean) => void }

/** The keys that work on every page of the workspace: find, search, new job, the list of keys. */
export function WorkspaceKeys({ viewer, isOpen, setOpen }: WorkspaceKeysProps) {
	const isMember = viewer.kind === 'member'
	const isOn = hasShortcuts(viewer)
	const navigate = useNavigate()
	const { pathname, search } = useLocation()
	useShortcuts([
		{ key: '/', label: 'Search', run: () => focusSearch() || setOpen(true) },
		...(isMember ? [{ key: 'n', label: 'Post a new job', run: () => void navigate('/hospital/post-job') }] : []),
	])
	return (
		<>
			<ShortcutSheet
				always={always}
				footer={
					<ShortcutSwitch
						isOn={isOn}
						action={isMember ? '/hospital/settings/shortcuts' : '/operator/shortcuts'}
						returnTo={pathname + search}
					/>
				}
			/>
			{isOpen ? (
				<Suspense>
					<Palette
						known={entriesOf(viewer)}
						source={isMember ? '/hospital/palette' : null}
						onClose={() => setOpen(false)}
					/>
				</Suspense>
			) : null}
		</>
	)
}

/** False where the page has no search box. */
function focusSearch(): boolean {
	const field = document.querySelector<HTMLInputElement>('#main [data-search], #main input[type="search"]')
	field?.focus()
	field?.select()
	return field !== null
}

const entriesOf = (viewer: WorkspaceViewer): PaletteEntry[] => [
	...[...railPlacesOf(viewer), ...accountPlacesOf(viewer)].map(({ to, label }) => ({
		kind: 'page' as const,
		to,
		label,
	})),
	...paletteActionsOf(viewer).map(({ to, label }) => ({ kind: 'action' as const, to, label })),
]
