import { Link } from 'react-router'
import type { UsualLine } from './usual-pay.ts'

/** What is usual beside a pay, with the page that says how it was counted. */
export function UsualPayLine({ usual }: { usual: UsualLine | null }) {
	if (!usual) return null
	return (
		<p className="num text-sm">
			<Link to={usual.to} className="link">
				{usual.line}
			</Link>{' '}
			<span className="text-ink-2">{usual.scope}</span>
		</p>
	)
}
