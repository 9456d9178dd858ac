import { Check, CircleAlert } from 'lucide-react'

/** What speaks for something and what against it, a line each. Nothing where there is neither. */
export function Reasons({ reasons, misses }: { reasons: readonly string[]; misses: readonly string[] }) {
	return (
		<>
			{reasons.length > 0 ? (
				<p className="flex gap-2">
					<Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
					<span>
						<span className="sr-only">Matches: </span>
						{reasons.join(' · ')}
					</span>
				</p>
			) : null}
			{misses.length > 0 ? (
				<p className="flex gap-2">
					<CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
					<span>
						<span className="sr-only">Does not match: </span>
						{misses.join(' · ')}
					</span>
				</p>
			) : null}
		</>
	)
}
