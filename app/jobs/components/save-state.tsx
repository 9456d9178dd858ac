import { Check, CloudOff } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { ChangedNotice } from '#app/ui/page/changed-notice.tsx'
import { type JobStatus, statusNames } from '../status.ts'
import { fieldLabels } from './field-labels.ts'
import type { Autosave, Elsewhere } from './use-autosave.ts'

const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' })

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** Where the draft is kept, beside the buttons and so always in sight. */
export function SaveState({ autosave }: { autosave: Autosave }) {
	return (
		<output className="num flex items-center gap-1.5 text-sm text-ink-2 max-md:order-first max-md:basis-full md:ml-auto">
			<StateLine autosave={autosave} />
		</output>
	)
}

function StateLine({ autosave }: { autosave: Autosave }) {
	if (autosave.state === 'saving') return 'Saving draft...'
	if (autosave.state === 'changed') return <a href="#changed">This draft changed. Choose a version.</a>
	if (autosave.state === 'failed')
		return (
			<>
				<CloudOff size={16} aria-hidden="true" />
				Not saved to your account yet. Your entries are kept in this browser.
			</>
		)
	if (autosave.state === 'untouched') return null
	return (
		<>
			<Check size={16} aria-hidden="true" />
			Draft saved at {time.format(autosave.at)}
		</>
	)
}

type ChangedElsewhereProps = { elsewhere: Elsewhere; address: string; form: HTMLFormElement | null; onKeep: () => void }

/** Someone saved the draft elsewhere. Both versions exist until this person chooses one. */
export function ChangedElsewhere({ elsewhere, address, form, onKeep }: ChangedElsewhereProps) {
	const mine = form ? new FormData(form) : new FormData()
	const shown = (name: string, value: string) => {
		const control = form?.elements.namedItem(name)
		if (!(control instanceof HTMLSelectElement)) return value
		return [...control.options].find((option) => option.value === value)?.label ?? value
	}
	const rows = Object.entries(fieldLabels).map(([name, label]) => ({
		label,
		saved: shown(name, elsewhere.values[name] ?? ''),
		yours: shown(name, textOf(mine.get(name))),
	}))
	const isDraft = elsewhere.status === 'draft'
	return (
		<div id="changed" className="grid gap-3">
			<ChangedNotice
				title="This draft changed while you had it open"
				rows={rows}
				hint={
					isDraft
						? 'Your entries are below and have not been saved. Choose which version to keep.'
						: `Its status is now ${statusNames[elsewhere.status as JobStatus]}. Reload the page to continue.`
				}
			/>
			<div className="flex flex-wrap gap-2">
				{isDraft ? (
					<Button type="button" variant="secondary" onClick={onKeep}>
						Keep my version
					</Button>
				) : null}
				<a href={address} className="btn btn-secondary">
					{isDraft ? 'Use saved version' : 'Reload page'}
				</a>
			</div>
		</div>
	)
}
