import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { useShortcutRegistry, useShortcuts } from './shortcuts.tsx'

const id = 'shortcuts'
const keyNames: Record<string, string> = { Enter: 'Enter', ArrowDown: '↓', ArrowUp: '↑', ' ': 'Space' }
const nameOf = (key: string) => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key)

/** The list behind `?`: what every key does on this page. `always` are keys that others listen to. */
export function ShortcutSheet({
	always,
	footer,
}: {
	always: readonly { key: string; label: string }[]
	footer: ReactNode
}) {
	const registry = useShortcutRegistry()
	const [listed, setListed] = useState<readonly { key: string; label: string }[]>([])
	useShortcuts([
		{
			key: '?',
			label: 'Show this list',
			run() {
				setListed([...always, ...(registry?.list() ?? [])])
				const dialog = document.getElementById(id)
				if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
			},
		},
	])
	// Keys were switched off from here: the page below is what one goes on with.
	const isOn = registry?.isOn ?? false
	useEffect(() => {
		const dialog = document.getElementById(id)
		if (!isOn && dialog instanceof HTMLDialogElement) dialog.close()
	}, [isOn])
	return (
		<Dialog id={id} title="Keyboard shortcuts" footer={footer}>
			<dl className="grid gap-x-6 sm:grid-cols-2">
				{listed.map(({ key, label }) => (
					<div key={key} className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
						<dt>{label}</dt>
						<dd>
							<kbd className="key">{nameOf(key)}</kbd>
						</dd>
					</div>
				))}
			</dl>
		</Dialog>
	)
}
