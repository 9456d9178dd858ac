import { Reasons } from '#app/ui/list/reasons.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { formatMissing } from './facts.ts'
import type { Match } from './match.ts'
import { many, t } from '#app/platform/language/words.ts'

const reasonsInList = 3

type MatchNoteProps = {
	match: Match
	/** In a list: the first reasons, and the others behind a line, so that more jobs fit the screen. */
	isFolded?: boolean
}

/** How well a job fits, and in words why and why not. */
export function MatchNote({ match: { score, lacking, reasons, misses }, isFolded = false }: MatchNoteProps) {
	const shown = isFolded ? reasons.slice(0, reasonsInList) : reasons
	const others = reasons.slice(shown.length)
	return (
		<div className="grid justify-items-start gap-1.5 text-sm">
			{score === null ? (
				<p className="text-ink-2">{t`Add your ${{ facts: formatMissing(lacking) }} to see how well this job matches.`}</p>
			) : (
				<Tag tone="brand">
					<span className="num">{t`${{ percent: score }}% match`}</span>
				</Tag>
			)}
			<Reasons reasons={shown} misses={misses} />
			{others.length > 0 ? (
				// Above the link of the card.
				<details className="relative z-1">
					<summary className="link inline-flex min-h-11 cursor-pointer items-center md:min-h-8">
						{many({ reasons: others.length }, '# more reason', '# more reasons')}
					</summary>
					<Reasons reasons={others} misses={[]} />
				</details>
			) : null}
		</div>
	)
}
