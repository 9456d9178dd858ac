import { Link } from 'react-router'
import { Progress } from '#app/ui/progress.tsx'
import type { Completion } from '../profile/completion.ts'
import { t } from '#app/platform/language/words.ts'

const shownAtOnce = 1

/** How complete the profile is, and the next thing that helps most, with the minutes it takes; the rest unfolds. */
export function CompletionSteps({ completion: { percent, next } }: { completion: Completion }) {
	return (
		<div className="grid gap-3">
			<Progress label={next.length === 0 ? t`Complete` : t`Complete so far`} value={percent} />
			<Steps steps={next.slice(0, shownAtOnce)} />
			{next.length > shownAtOnce ? (
				<details>
					<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
						{t`${{ count: next.length - shownAtOnce }} more`}
					</summary>
					<div className="mt-2">
						<Steps steps={next.slice(shownAtOnce)} />
					</div>
				</details>
			) : null}
		</div>
	)
}

function Steps({ steps }: { steps: Completion['next'] }) {
	if (steps.length === 0) return null
	return (
		<ul className="grid gap-1">
			{steps.map(({ key, label, minutes, href }) => (
				<li key={key} className="flex items-baseline justify-between gap-3">
					<Link to={href} className="link inline-flex min-h-11 min-w-0 items-center">
						{label}
					</Link>
					<span className="num shrink-0 text-sm text-ink-2">{t`${{ minutes }} min`}</span>
				</li>
			))}
		</ul>
	)
}
