import { Reasons } from '#app/ui/list/reasons.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { formatMissing } from './facts.ts'
import type { Match } from './match.ts'
import { bandOf, notEnough } from './weights.ts'

/** How well a specialist fits a job, for its hospital: why, why not, and what the specialist has not said. */
export function PersonMatch({
	match: { score, reasons, misses, missing },
	isList = false,
}: {
	match: Match
	/** Each reason on a line of its own, where someone is opened. */
	isList?: boolean
}) {
	return (
		<div className="grid justify-items-start gap-1.5 text-sm">
			<Tag tone={score === null ? 'neutral' : 'brand'}>
				<span className="num">{score === null ? notEnough : `${bandOf(score)}, ${score}%`}</span>
			</Tag>
			<Reasons reasons={reasons} misses={misses} isList={isList} />
			{missing.length > 0 ? <p className="text-ink-2">Not provided: {formatMissing(missing)}</p> : null}
		</div>
	)
}
