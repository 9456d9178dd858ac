import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { useIsHydrated } from '#app/ui/page/hydrated.ts'
import type { ApplicantsPage } from '../pipeline/applicants-page.server.ts'
import { selectAllAt } from '../pipeline/addresses.ts'
import { formatCount } from '../labels.ts'
import { maxTicked } from '../limits.ts'
import { choosingForm } from './choice.tsx'
import { MoveButtons } from './move-buttons.tsx'

type BulkBarProps = { area: RefObject<HTMLElement | null>; returnTo: string; page: ApplicantsPage }

/**
 * Moves those who are ticked, or everyone in the list but those whose tick was taken off. Where a script runs it counts them, and is off
 * while no one is; without one a page says how many everyone is.
 */
export function BulkBar({ area, returnTo, page }: BulkBarProps) {
	const { selectable, asOf, listed } = page
	const all = useRef<HTMLInputElement>(null)
	const [ticked, setTicked] = useState(0)
	/** Those left out of everyone; null while everyone is not selected. */
	const [except, setExcept] = useState<readonly string[] | null>(null)
	const chosen = except === null ? ticked : selectable.count - except.length
	const isOff = useIsHydrated() && chosen <= 0
	// Another list is another everyone.
	const key = `${returnTo.replace(/&shown=\d+/, '')} ${listed}`
	const [keyOfAll, setKeyOfAll] = useState(key)
	if (keyOfAll !== key) {
		setKeyOfAll(key)
		setExcept(null)
	}
	useEffect(() => {
		const place = area.current
		const boxes = () => [...(place?.querySelectorAll<HTMLInputElement>('input[name="application"]') ?? [])]
		const idOf = (box: HTMLInputElement) => box.value.split('.', 1)[0] ?? ''
		const count = () => {
			// Rows that were loaded later belong to everyone as well.
			if (except !== null) for (const box of boxes()) box.checked = !except.includes(idOf(box))
			const here = boxes().filter(({ checked }) => checked).length
			setTicked(here)
			if (all.current) {
				all.current.checked = except !== null && except.length === 0
				all.current.indeterminate = !all.current.checked && here > 0
			}
		}
		const change = ({ target }: Event) => {
			if (target === all.current) {
				const isOn = all.current?.checked ?? false
				for (const box of boxes()) box.checked = isOn
				setExcept(isOn ? [] : null)
			} else if (except !== null && target instanceof HTMLInputElement && target.name === 'application')
				setExcept((before) => {
					const without = (before ?? []).filter((id) => id !== idOf(target))
					return target.checked ? without : [...without, idOf(target)]
				})
			else count()
		}
		// Moved applicants reappear elsewhere unticked, without any click.
		const frame = requestAnimationFrame(count)
		place?.addEventListener('change', change)
		return () => {
			cancelAnimationFrame(frame)
			place?.removeEventListener('change', change)
		}
	})
	const everyone = selectable.isAll
		? `Select all${selectable.count > 0 ? ` ${formatCount(selectable.count)}` : ''}`
		: `Select the first ${formatCount(selectable.count)}`
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
			{except === null ? null : (
				<>
					<input type="hidden" name="all" value={returnTo} />
					<input type="hidden" name="asOf" value={asOf} />
					{except.map((id) => (
						<input key={id} type="hidden" name="except" value={id} />
					))}
				</>
			)}
			<label className="choice choice-sm no-js:hidden">
				<input ref={all} type="checkbox" disabled={selectable.count === 0} />
				<span className="num">{everyone}</span>
			</label>
			<span className="num font-semibold" aria-live="polite">
				{chosen > 0 ? (
					`${formatCount(chosen)} selected${except === null && chosen > maxTicked ? `. The first ${formatCount(maxTicked)} are used.` : ''}`
				) : (
					<span className="js:hidden">Select applicants to move</span>
				)}
			</span>
			{selectable.count > 0 ? (
				<Link to={selectAllAt(returnTo)} className="link num js:hidden">
					{everyone}
				</Link>
			) : null}
			<MoveButtons isOff={isOff} />
		</Form>
	)
}
