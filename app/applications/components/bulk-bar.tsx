import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useIsInBrowser } from '#app/ui/is-in-browser.ts'
import { maxChosen } from '../limits.ts'
import { type StageByHand, stagesByHand } from '../stage.ts'
import { choosingForm } from './choice.tsx'

const verbs: Record<StageByHand, string> = { shortlisted: 'Shortlist', interview: 'Move to Interview' }

/** Moves those who are ticked. Where a script runs it counts them, ticks all that are shown, and is off while no one is. */
export function BulkBar({ area, returnTo }: { area: RefObject<HTMLElement | null>; returnTo: string }) {
	const all = useRef<HTMLInputElement>(null)
	const [chosen, setChosen] = useState(0)
	const isOff = useIsInBrowser() && (chosen === 0 || chosen > maxChosen)
	useEffect(() => {
		const place = area.current
		const boxes = () => [...(place?.querySelectorAll<HTMLInputElement>('input[name="application"]') ?? [])]
		const count = () => {
			const ticked = boxes().filter(({ checked }) => checked).length
			setChosen(ticked)
			if (all.current) {
				all.current.checked = ticked > 0 && ticked === Math.min(boxes().length, maxChosen)
				all.current.indeterminate = ticked > 0 && !all.current.checked
			}
		}
		const change = ({ target }: Event) => {
			if (target === all.current)
				for (const [place, box] of boxes().entries()) box.checked = (all.current?.checked ?? false) && place < maxChosen
			count()
		}
		// Moved applicants reappear elsewhere unticked, without any click.
		const frame = requestAnimationFrame(count)
		place?.addEventListener('change', change)
		return () => {
			cancelAnimationFrame(frame)
			place?.removeEventListener('change', change)
		}
	})
	return (
		<Form
			id={choosingForm}
			method="post"
			action="/hospital/applicants/stage"
			className="bulk-bar"
			data-chosen={chosen > 0 ? '' : undefined}
			preventScrollReset
		>
			<input type="hidden" name="returnTo" value={returnTo} />
			<label className="choice choice-sm no-js:hidden">
				<input ref={all} type="checkbox" />
				<span className={chosen > 0 ? 'sr-only' : undefined}>Select all</span>
			</label>
			<span className="num font-semibold" aria-live="polite">
				{chosen > 0 ? `${chosen} selected` : <span className="js:hidden">Select applicants to move</span>}
			</span>
			{chosen > maxChosen ? <span>Select up to {maxChosen} at once.</span> : null}
			{stagesByHand.map((stage) => (
				<Button key={stage} name="to" value={stage} size="sm" variant="secondary" disabled={isOff}>
					{verbs[stage]}
				</Button>
			))}
			<Button
				formAction="/hospital/applicants/rejection"
				formMethod="get"
				size="sm"
				variant="secondary"
				disabled={isOff}
			>
				Reject
			</Button>
			<Button formAction="/hospital/applicants/message" formMethod="get" size="sm" variant="secondary" disabled={isOff}>
				Message
			</Button>
			<Button formAction="/hospital/compare" formMethod="get" size="sm" variant="secondary" disabled={isOff}>
				Compare
			</Button>
		</Form>
	)
}
