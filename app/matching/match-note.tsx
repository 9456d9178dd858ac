import { Check, CircleAlert } from 'lucide-react'
import { Tag } from '#app/ui/tag.tsx'
import type { Match } from './match.ts'

/** How well a job fits, and in words why and why not. */
export function MatchNote({ match: { score, reasons, misses } }: { match: Match }) {
	return (
		<div className="grid justify-items-start gap-1.5 text-sm">
			<Tag tone="brand">
				<span className="num">{score}% match</span>
			</Tag>
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
		</div>
	)
}
