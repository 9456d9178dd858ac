import { Panel } from '#app/ui/page/panel.tsx'
import { scoreNames } from '../pipeline/scores.ts'
import { ScoreForm } from './score-form.tsx'
import { counted } from '#app/platform/text/counted.ts'

type ScorecardsProps = {
	applicationId: string
	scorecards: {
		own: { score: number; note: string | null; version: number } | null
		others: number
		given: readonly { by: string; isOwn: boolean; score: number; note: string | null; at: string }[]
		average: number | null
	}
	mayScore: boolean
}

/** Each team member's score from 1 to 4. No one reads the others before giving their own. */
export function Scorecards({ applicationId, scorecards, mayScore }: ScorecardsProps) {
	const { given, average } = scorecards
	return (
		<Panel
			title="Scorecards"
			id="scorecard"
			action={
				average === null ? undefined : (
					<span className="num text-sm text-ink-2">
						Average {average.toFixed(1)} of 4, {counted(given.length, 'score')}
					</span>
				)
			}
		>
			<ScorecardBody applicationId={applicationId} scorecards={scorecards} mayScore={mayScore} />
		</Panel>
	)
}

/** The scores, and the form of one's own. */
export function ScorecardBody({
	applicationId,
	scorecards: { own, others, given },
	mayScore,
	returnTo,
}: ScorecardsProps & { returnTo?: string }) {
	return (
		<div className="grid gap-4">
			{own ? <Given given={given} /> : <p className="text-sm text-ink-2">{hiddenOthers(others)}</p>}
			{mayScore ? (
				<details className="border-t border-line pt-3" open={own === null}>
					<summary className="link inline-flex min-h-11 items-center font-semibold md:min-h-8">
						{own ? 'Change your score' : 'Your score'}
					</summary>
					<div className="pt-3">
						<ScoreForm key={own?.version ?? 0} applicationId={applicationId} own={own} returnTo={returnTo} />
					</div>
				</details>
			) : null}
		</div>
	)
}

function hiddenOthers(others: number): string {
	if (others === 0) return 'No scores yet.'
	const whose = counted(others, 'colleague has added a score', 'colleagues have added scores')
	return `${whose}. Add your own to see the others, so that everyone scores independently.`
}

function Given({ given }: { given: ScorecardsProps['scorecards']['given'] }) {
	return (
		<ul className="grid gap-3">
			{given.map(({ by, isOwn, score, note, at }) => (
				<li key={by + at}>
					<p className="flex flex-wrap items-baseline justify-between gap-x-3">
						<span className="font-semibold">{isOwn ? 'You' : by}</span>
						<span className="num">
							{score} of 4, {scoreNames[score - 1]}
						</span>
					</p>
					{note ? <p className="text-sm whitespace-pre-line wrap-anywhere">{note}</p> : null}
					<p className="text-sm text-ink-2">{at}</p>
				</li>
			))}
		</ul>
	)
}
