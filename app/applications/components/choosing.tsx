import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { type StageByHand, stagesByHand } from '../stage.ts'

/** The form that the tick boxes of rows and cards belong to, wherever they stand in the page. */
export const choosingForm = 'chosen-applicants'

const verbs: Record<StageByHand, string> = { shortlisted: 'Shortlist', interview: 'Move to Interview' }

/** Moves those who are ticked. Where a script runs it counts them, and ticks a whole page. */
export function Choosing({ returnTo, children }: { returnTo: string; children: ReactNode }) {
	const area = useRef<HTMLDivElement>(null)
	const all = useRef<HTMLInputElement>(null)
	const [chosen, setChosen] = useState(0)
	const boxes = () => [...(area.current?.querySelectorAll<HTMLInputElement>('input[name="application"]') ?? [])]
	const count = () => {
		const ticked = boxes().filter(({ checked }) => checked).length
		setChosen(ticked)
		if (ticked === 0 && all.current) all.current.checked = false
	}
	// Moved applicants reappear elsewhere unticked, without any click.
	useEffect(() => {
		const frame = requestAnimationFrame(count)
		return () => cancelAnimationFrame(frame)
	})
	const tickAll = (checked: boolean) => {
		for (const box of boxes()) box.checked = checked
		count()
	}
	return (
		<div ref={area} className="grid grid-cols-[minmax(0,1fr)] gap-3" onChange={count}>
			<Form
				id={choosingForm}
				method="post"
				action="/hospital/applicants/stage"
				className="flex flex-wrap items-center gap-2"
				preventScrollReset
			>
				<input type="hidden" name="returnTo" value={returnTo} />
				<label className="choice choice-sm no-js:hidden">
					<input ref={all} type="checkbox" onChange={(event) => tickAll(event.currentTarget.checked)} />
					<span>Select all on this page</span>
				</label>
				<span className="num mr-auto text-sm text-ink-2" aria-live="polite">
					{chosen > 0 ? `${chosen} selected` : <span className="js:hidden">Select applicants to move</span>}
				</span>
				{stagesByHand.map((stage) => (
					<Button key={stage} name="to" value={stage} size="sm" variant="secondary">
						{verbs[stage]}
					</Button>
				))}
				<Button formAction="/hospital/applicants/rejection" formMethod="get" size="sm" variant="secondary">
					Reject (with reason)
				</Button>
			</Form>
			{children}
		</div>
	)
}
