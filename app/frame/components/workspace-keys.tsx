import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ShortcutSwitch } from '#app/hospitals/team/shortcut-switch.tsx'
import { ShortcutSheet } from '#app/ui/shortcuts/shortcut-sheet.tsx'
import { keyFires } from '#app/ui/shortcuts/shortcut-rules.ts'
import { useShortcutRegistry, useShortcuts } from '#app/ui/shortcuts/shortcuts.tsx'
import { hasShortcuts, type WorkspaceViewer } from '../viewer.ts'
import { offeredFor, paletteEntriesOf, paletteSourceOf } from './palette-places.ts'

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
	const registry = useShortcutRegistry()
	// They come in after the page, which already takes keys.
	useEffect(() => {
		const event = registry?.missed.current
		if (event && keyFires(event))
			registry
				?.list()
				.find(({ key }) => key === event.key)
				?.run(event)
	}, [registry])
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
						known={paletteEntriesOf(viewer)}
						offered={(query) => offeredFor(viewer, query)}
						sourceOf={(query) => paletteSourceOf(viewer, query)}
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
