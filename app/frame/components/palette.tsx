import { useEffect, useState } from 'react'
import {
	Autocomplete,
	Collection,
	Dialog,
	Header,
	I18nProvider,
	Input,
	Menu,
	MenuItem,
	MenuSection,
	Modal,
	ModalOverlay,
	TextField,
} from 'react-aria-components'
import { useFetcher, useNavigate } from 'react-router'
import type { Found } from '../hospital-palette.server.ts'
import { groupEntries, type PaletteEntry } from './palette-entries.ts'

type PaletteProps = {
	known: readonly PaletteEntry[]
	/** Where the rest is asked for; null where there is nothing more to find. */
	source: string | null
	onClose: () => void
}

/** The member opened it to type. */
const focusAtOnce = (field: HTMLInputElement | null) => field?.focus()

/** Finds pages, actions, own jobs and applicants by a few letters, and goes there. Loaded when it is first opened. */
export function Palette({ known, source, onClose }: PaletteProps) {
	const [query, setQuery] = useState('')
	const { data, load } = useFetcher<{ found: Found[] }>()
	const navigate = useNavigate()
	useEffect(() => {
		if (query.trim() === '' || source === null) return
		const timer = setTimeout(() => void load(`${source}?${new URLSearchParams({ q: query })}`), 150)
		return () => clearTimeout(timer)
	}, [query, load, source])
	const found = query.trim() !== '' && data ? data.found : []
	const groups = groupEntries(query, known, found)
	return (
		<I18nProvider locale="en-US">
			<ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()} className="palette-overlay">
				<Modal className="palette">
					<Dialog aria-label="Search" className="palette-dialog">
						<Autocomplete inputValue={query} onInputChange={setQuery}>
							<TextField type="search" aria-label="Find a page, person or job" className="palette-field">
								<Input ref={focusAtOnce} placeholder="Search pages, people and jobs" className="palette-input" />
							</TextField>
							<Menu
								items={groups}
								aria-label="Search results"
								className="palette-list"
								onAction={(key) => {
									onClose()
									void navigate(String(key))
								}}
								renderEmptyState={() => <p className="px-3 py-4 text-ink-2">No results. Try a shorter search.</p>}
							>
								{(group) => (
									<MenuSection id={group.name}>
										<Header className="palette-head">{group.name}</Header>
										<Collection items={group.entries}>
											{({ to, label, detail }) => (
												<MenuItem id={to} textValue={label} className="palette-item">
													<span className="truncate font-medium">{label}</span>
													{detail ? <span className="truncate text-sm text-ink-2">{detail}</span> : null}
												</MenuItem>
											)}
										</Collection>
									</MenuSection>
								)}
							</Menu>
						</Autocomplete>
					</Dialog>
				</Modal>
			</ModalOverlay>
		</I18nProvider>
	)
}
