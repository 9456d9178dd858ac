import { Link } from 'react-router'
import { Notice } from '#app/ui/page/notice.tsx'
import { formatMissing, type MissingFact } from './facts.ts'
import { rich } from '#app/ui/rich.tsx'

const link = (words: string) => <Link to="/profile">{words}</Link>

/** Asks for what matching would need to say more. */
export function MissingFacts({ missing }: { missing: readonly MissingFact[] }) {
	if (missing.length === 0) return null
	const facts = formatMissing(missing)
	return (
		<Notice>
			<p>
				{missing.length === 1
					? rich({ link })`<link>Add your ${{ fact: facts }}</link> to see whether it matches.`
					: rich({ link })`<link>Add your ${{ facts }}</link> to see whether they match.`}
			</p>
		</Notice>
	)
}
