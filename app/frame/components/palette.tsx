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
import { useFetcher, useNavigate, useSubmit } from 'react-router'
import type { Found } from '../hospital-palette.server.ts'
import { entryId, groupEntries, type PaletteEntry } from './palette-entries.ts'

type PaletteProps = {
	known: readonly PaletteEntry[]
	/** What is offered for any text that is typed. */
	offered: (query: string) => readonly PaletteEntry[]
	/** Where the rest is asked for; null for a text that must not be sent there. */
	sourceOf: (query: string) => string | null
	onClose: () => void
}

/** The member opened it to type. */
const focusAtOnce = (field: HTMLInputElement | null) => field?.focus()

/** Finds pages, actions, own jobs and applicants by a few letters, and goes there. Loaded when it is first opened. */
export function Palette({ known, offered, sourceOf, onClose }: PaletteProps) {
	const [query, setQuery] = useState('')
	const { data, load } = useFetcher<{ found: Found[] }>()
	const navigate = useNavigate()
	const submit = useSubmit()
	const source = query.trim() === '' ? null : sourceOf(query)
	useEffect(() => {
		if (source === null) return
		const timer = setTimeout(() => void load(source), 150)
		return () => clearTimeout(timer)
	}, [load, source])
	const found = source !== null && data ? data.found : []
	const groups = groupEntries(query, known, [...found, ...offered(query.trim())])
	const go = (key: unknown) => {
		const entry = groups.flatMap(({ entries }) => entries).find((each) => entryId(each) === key)
		onClose()
		if (!entry) return
		if (entry.fields) void submit(entry.fields, { method: 'post', action: entry.to })
		else void navigate(entry.to, { state: entry.state })
	}
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
								onAction={go}
								renderEmptyState={() => <p className="px-3 py-4 text-ink-2">No results. Try a shorter search.</p>}
							>
								{(group) => (
									<MenuSection id={group.name}>
										<Header className="palette-head">{group.name}</Header>
										<Collection items={group.entries}>
											{(entry) => (
												<MenuItem id={entryId(entry)} textValue={entry.label} className="palette-item">
													<span className="truncate font-medium">{entry.label}</span>
													{entry.detail ? <span className="truncate text-sm text-ink-2">{entry.detail}</span> : null}
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
