import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { maxCompared } from '../limits.ts'
import { comparePath, contactSeveralPath, csvPath, savedCandidatesPath } from '../paths.ts'

type SelectionBarProps = {
	/** Id of the form; the tick boxes of the list belong to it. */
	form: string
	/** The page that messages appear on. */
	returnTo: string
	/** Takes people off the shortlist instead of adding them. */
	removes?: boolean | undefined
	mayExport: boolean
	children?: ReactNode
}

/**
 * Actions for everyone who is ticked. Each button belongs to the form and has its own address, so it works without a
 * script. A script counts, and says when there are too many to compare.
 */
export function SelectionBar({ form, returnTo, removes, mayExport, children }: SelectionBarProps) {
	const submit = useSubmit()
	const count = useTicked(form)
	const send = (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent
		// A file is the browser's to save.
		if (!(submitter instanceof HTMLButtonElement) || submitter.getAttribute('formaction') === csvPath) return
		event.preventDefault()
		void submit(submitter, { preventScrollReset: submitter.formMethod === 'post' })
	}
	return (
		<Form id={form} method="get" action={comparePath} onSubmit={send} className="selection-bar" data-print="no">
			<p className="num text-sm font-semibold" aria-live="polite">
				{count > 0 ? `${count} selected` : <span className="font-normal text-ink-2">Select specialists to</span>}
			</p>
			<div className="flex flex-wrap gap-2">
				<Button size="sm" formAction={contactSeveralPath}>
					Contact
				</Button>
				<Button
					variant="secondary"
					size="sm"
					formMethod="post"
					formAction={removes ? `${savedCandidatesPath}/removal` : savedCandidatesPath}
					name="returnTo"
					value={returnTo}
				>
					{removes ? 'Remove from saved' : 'Save'}
				</Button>
				<Button variant="secondary" size="sm" formAction={comparePath} aria-describedby={`${form}-compare`}>
					Compare
				</Button>
				{mayExport ? (
					<Button variant="secondary" size="sm" formAction={csvPath}>
						Export CSV
					</Button>
				) : null}
			</div>
			<p id={`${form}-compare`} className="sr-only">
				Select two to {maxCompared} specialists
			</p>
			{children}
		</Form>
	)
}

/** How many boxes of a form are ticked, wherever in the page they are. */
function useTicked(form: string): number {
	const [count, setCount] = useState(0)
	useEffect(() => {
		const recount = () => setCount(document.querySelectorAll(`input[name="id"][form="${form}"]:checked`).length)
		recount()
		document.addEventListener('change', recount)
		return () => document.removeEventListener('change', recount)
	})
	return count
}
