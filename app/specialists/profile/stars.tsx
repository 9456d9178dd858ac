import type { Rating } from './rating.ts'
import { many, t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

const hidden = (words: string) => <span className="sr-only">{words}</span>

/** '4.6 from 5 hospitals', with the familiar star. */
export function Stars({ rating: { stars, count } }: { rating: Rating }) {
	return (
		<span className="num inline-flex items-center gap-1 text-sm whitespace-nowrap">
			<svg width="14" height="14" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="text-brand">
				<path d="m12 1 3.2 7.3 7.8.7-6 5.2 1.9 7.8-6.9-4.2L5.1 22 7 14.2 1 9l7.8-.7z" />
			</svg>
			<span className="font-semibold">
				{rich({ hidden })`<hidden>Rated </hidden>${{ stars }}<hidden> out of 5</hidden>`}
			</span>
			<span className="text-ink-2">{many({ ratings: count }, '(# rating)', '(# ratings)')}</span>
		</span>
	)
}

/** The same where a list is sorted by it: without one, that is said. */
export const StarsOrNone = ({ rating }: { rating: Rating | null }) =>
	rating ? <Stars rating={rating} /> : <span className="text-sm whitespace-nowrap text-ink-2">{t`No rating yet`}</span>
