import { Link } from 'react-router'
import { Notice } from '#app/ui/page/notice.tsx'
import { plural } from '#app/platform/text/counted.ts'
import { formatList } from '#app/platform/text/list.ts'
import { type MissingFact } from './facts.ts'

/** Asks for what matching would need to say more. */
export function MissingFacts({ missing }: { missing: readonly MissingFact[] }) {
	if (missing.length === 0) return null
	return (
		<Notice>
			<p>
				<Link to="/profile">Add your {formatList(missing)}</Link> to see whether{' '}
				{plural(missing.length, 'it matches', 'they match')}.
			</p>
		</Notice>
	)
}
