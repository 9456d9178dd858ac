import { Plus } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { Suggestion } from '../proposing/proposal-page.server.ts'
import type { SlotValues } from './proposal-form.tsx'

type SuggestionsProps = {
	suggestions: readonly Suggestion[]
	chosen: readonly SlotValues[]
	onTake: (suggestion: Suggestion) => void
}

/** Times at which everyone is free. A press fills the next empty row; without a script the address does. */
export function Suggestions({ suggestions, chosen, onTake }: SuggestionsProps) {
	const { pathname } = useLocation()
	const [search] = useSearchParams()
	const isChosen = ({ date, time }: Suggestion) => chosen.some((slot) => slot.date === date && slot.time === time)
	const left = suggestions.filter((suggestion) => !isChosen(suggestion))
	if (left.length === 0) return null

	function withOne({ date, time }: Suggestion) {
		const next = new URLSearchParams(search)
		const taken = next.getAll('at').slice(0, 2)
		next.delete('at')
		for (const at of [...taken, `${date}T${time}`]) next.append('at', at)
		return `${pathname}?${next}`
	}

	return (
		<div className="grid gap-2">
			<p className="text-sm text-ink-2">Everyone is free at these times:</p>
			<ul className="flex flex-wrap gap-2">
				{left.map((suggestion) => (
					<li key={`${suggestion.date}T${suggestion.time}`}>
						<Link
							to={withOne(suggestion)}
							preventScrollReset
							className="chip"
							onClick={(event) => {
								event.preventDefault()
								onTake(suggestion)
							}}
						>
							<Plus size={14} aria-hidden="true" />
							{suggestion.text}
						</Link>
					</li>
				))}
			</ul>
		</div>
	)
}
