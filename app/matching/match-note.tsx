import { Reasons } from '#app/ui/reasons.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Match } from './match.ts'

/** How well a job fits, and in words why and why not. */
export function MatchNote({ match: { score, reasons, misses } }: { match: Match }) {
	return (
		<div className="grid justify-items-start gap-1.5 text-sm">
			<Tag tone="brand">
				<span className="num">{score}% match</span>
			</Tag>
			<Reasons reasons={reasons} misses={misses} />
		</div>
	)
}
