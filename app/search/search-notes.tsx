import { Link } from 'react-router'
import { cx } from '#app/ui/cx.ts'
import type { Notes } from './correction.ts'

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
					Showing results for <strong>{correction.to}</strong>. Search instead for{' '}
					<Link to={correction.exact} className="link">
						{correction.typed}
					</Link>
				</p>
			) : null}
			{near.map(({ typed, label }) => (
				<p key={typed}>
					No results for “{typed}”. Showing similar results for <strong>{label}</strong>.
				</p>
			))}
			{unlisted.map((trade) => (
				<p key={trade}>We list doctors and nurses. We do not list {trade}.</p>
			))}
			{unused.map(({ typed, why }) => (
				<p key={why}>
					Not used: {typed}. {why}
				</p>
			))}
			{isNearMe ? <p>Enter your city or PIN code to search near you.</p> : null}
		</div>
	)
}
