import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ShortcutSwitch } from '#app/hospitals/shortcut-switch.tsx'
import { isPaletteKey } from '#app/ui/shortcut-rules.ts'
import { ShortcutSheet } from '#app/ui/shortcut-sheet.tsx'
import { useShortcuts } from '#app/ui/shortcuts.tsx'
import type { PaletteEntry } from './palette-entries.ts'
import type { HospitalFrame } from '../hospital-frame.server.ts'
import { paletteActionsOf, placesOf } from './hospital-places.ts'

const HospitalPalette = lazy(async () => {
	const palette = await import('./hospital-palette.tsx')
	return { default: palette.HospitalPalette }
})

const always = [{ key: 'Ctrl K', label: 'Go to a page, job or applicant' }]

type HospitalKeysProps = { frame: HospitalFrame; isOpen: boolean; setOpen: (isOpen: boolean) => void }

/** The keys that work on every page of a hospital: find, search, new job, the list of keys. */
export function HospitalKeys({ frame, isOpen, setOpen }: HospitalKeysProps) {
	const navigate = useNavigate()
	const { pathname, search } = useLocation()
	useShortcuts([
		{ key: '/', label: 'Search', run: () => focusSearch() || setOpen(true) },
		{ key: 'n', label: 'Post a new job', run: () => void navigate('/hospital/post-job') },
	])
	usePaletteKey(frame.hasShortcuts, () => setOpen(true))
	return (
		<>
			<ShortcutSheet
				always={always}
				footer={<ShortcutSwitch isOn={frame.hasShortcuts} returnTo={pathname + search} />}
			/>
			{isOpen ? (
				<Suspense>
					<HospitalPalette known={entriesOf(frame)} onClose={() => setOpen(false)} />
				</Suspense>
			) : null}
		</>
	)
}

function usePaletteKey(isOn: boolean, open: () => void) {
	const latest = useRef(open)
	useEffect(() => {
		latest.current = open
	})
	useEffect(() => {
		if (!isOn) return
		const listen = (event: KeyboardEvent) => {
			if (!isPaletteKey(event)) return
			event.preventDefault()
			latest.current()
		}
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [isOn])
}

/** False where the page has no search box. */
function focusSearch(): boolean {
	const field = document.querySelector<HTMLInputElement>('#main [data-search], #main input[type="search"]')
	field?.focus()
	field?.select()
	return field !== null
}

const entriesOf = (frame: HospitalFrame): PaletteEntry[] => [
	...placesOf(frame).map(({ to, label }) => ({ kind: 'page' as const, to, label })),
	...paletteActionsOf(frame).map(({ to, label }) => ({ kind: 'action' as const, to, label })),
]
