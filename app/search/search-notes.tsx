import { Link } from 'react-router'
import { cx } from '#app/ui/cx.ts'
import type { Notes } from './correction.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

/** What was understood otherwise than it was typed. */
export function SearchNotes({
	correction,
	near,
	isNearMe,
	unlisted,
	unused,
	className,
}: Notes & { className?: string }) {
	if (!correction && near.length === 0 && !isNearMe && unlisted.length === 0 && unused.length === 0) return null
	return (
		<div aria-live="polite" className={cx('grid gap-1 text-sm', className)}>
			{correction ? (
				<p>
					{rich({
						strong: (words) => <strong>{words}</strong>,
						link: (words) => (
							<Link to={correction.exact} className="link">
								{words}
							</Link>
						),
					})`Showing results for <strong>${{ to: correction.to }}</strong>. Search instead for <link>${{ typed: correction.typed }}</link>`}
				</p>
			) : null}
			{near.map(({ typed, label }) => (
				<p key={typed}>
					{rich({
						strong: (words) => <strong>{words}</strong>,
					})`No results for “${{ typed }}”. Showing similar results for <strong>${{ label }}</strong>.`}
				</p>
			))}
			{unlisted.map((trade) => (
				<p key={trade}>{t`We list doctors and nurses. We do not list ${{ trade }}.`}</p>
			))}
			{unused.map(({ typed, why }) => (
				<p key={why}>{`${t`Not used: ${{ typed }}.`} ${why}`}</p>
			))}
			{isNearMe ? <p>{t`Enter your city or PIN code to search near you.`}</p> : null}
		</div>
	)
}
