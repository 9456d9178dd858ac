import { type FormEvent, useEffect, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import { maxCompared, maxSelected } from '../limits.ts'
import { comparePath, contactSeveralPath, csvPath, savedCandidatesPath } from '../paths.ts'
import { inPoolAt, poolsPath } from '../candidates/pools.ts'

type SelectionBarProps = {
	/** Id of the form; the tick boxes of the list belong to it. */
	form: string
	/** The page that messages appear on. */
	returnTo: string
	/** Takes people off the shortlist instead of adding them. */
	removes?: boolean | undefined
	/** The list that people are taken from; null is the first. */
	pool?: string | null
	/** The lists of the hospital, where people can be put. */
	pools: readonly { id: string | null; name: string }[]
	mayExport: boolean
}

/**
 * Actions for everyone who is ticked; out of sight when no one is. Each button belongs to the form and has its own address, so it works without a
 * script. Ids travel in the body, because an address has no room for all rows of a list. A script counts, and says when there are too many.
 */
export function SelectionBar({ form, returnTo, removes, pool = null, pools, mayExport }: SelectionBarProps) {
	const submit = useSubmit()
	const count = useTicked(form)
	/** Known once a script runs; until then the bar is out of sight when no one is ticked. */
	const isOff = count === 0
	const send = (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent
		// A file is the browser's to save.
		if (!(submitter instanceof HTMLButtonElement) || submitter.getAttribute('formaction') === csvPath) return
		event.preventDefault()
		void submit(submitter, { preventScrollReset: submitter.name === 'returnTo' })
	}
	return (
		<Form id={form} method="post" action={comparePath} onSubmit={send} className="selection-bar" data-print="no">
			<p className="num text-sm font-semibold" aria-live="polite">
				{count !== null && count > 0 ? `${count} selected` : <span className="js:hidden">Selected</span>}
			</p>
			<div className="flex flex-wrap gap-2">
				<Button size="sm" formAction={contactSeveralPath} name="open" value="form" disabled={isOff}>
					Contact
				</Button>
				<Button
					variant="secondary"
					size="sm"
					formMethod="post"
					formAction={inPoolAt(pool, removes ? `${savedCandidatesPath}/removal` : savedCandidatesPath)}
					name="returnTo"
					value={returnTo}
				>
					{removes ? 'Remove from saved' : 'Save'}
				</Button>
				<Menu
					id={`${form}-pools`}
					size="sm"
					align="start"
					button={
						<>
							{removes ? 'Move to' : 'Save to'}
							<ChevronDown size={16} aria-hidden="true" />
						</>
					}
				>
					{pools
						.filter(({ id }) => id !== pool)
						.map(({ id, name }) => (
							<MenuButton
								key={id}
								form={form}
								formMethod="post"
								formAction={removes ? inPoolAt(pool, `${savedCandidatesPath}/move`) : inPoolAt(id, savedCandidatesPath)}
								name={removes ? 'to' : 'returnTo'}
								value={removes ? (id ?? '') : returnTo}
							>
								{name}
							</MenuButton>
						))}
					<MenuButton form={form} formAction={`${poolsPath}/new`} name="open" value="form">
						New pool
					</MenuButton>
				</Menu>
				<Button
					variant="secondary"
					size="sm"
					formAction={comparePath}
					disabled={isOff}
					aria-describedby={`${form}-compare`}
				>
					Compare
				</Button>
				{mayExport ? (
					<Button variant="secondary" size="sm" formAction={csvPath}>
						Export CSV
					</Button>
				) : null}
			</div>
			{count !== null && count > maxSelected ? (
				<p className="num text-sm">
					The first {maxSelected} are used. You can act on up to {maxSelected} at a time.
				</p>
			) : null}
			<p id={`${form}-compare`} className="sr-only">
				Select 2 to {maxCompared} specialists
			</p>
		</Form>
	)
}

/** How many boxes of a form are ticked, wherever in the page they are. */
function useTicked(form: string): number | null {
	const [count, setCount] = useState<number | null>(null)
	useEffect(() => {
		const recount = () => setCount(document.querySelectorAll(`input[name="id"][form="${form}"]:checked`).length)
		recount()
		document.addEventListener('change', recount)
		return () => document.removeEventListener('change', recount)
	})
	return count
}
