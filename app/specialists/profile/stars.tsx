import { Star } from 'lucide-react'
import type { Rating } from './rating.ts'

/** '4.6 from 5 hospitals', with the familiar star. */
export function Stars({ rating: { stars, count } }: { rating: Rating }) {
	return (
		<span className="num inline-flex items-center gap-1 text-sm whitespace-nowrap">
			<Star size={14} fill="currentColor" aria-hidden="true" className="text-brand" />
			<span className="font-semibold">
				<span className="sr-only">Rated </span>
				{stars}
				<span className="sr-only"> out of 5</span>
			</span>
			<span className="text-ink-2">({count} ratings)</span>
		</span>
	)
}

/** The same where a list is sorted by it: without one, that is said. */
export const StarsOrNone = ({ rating }: { rating: Rating | null }) =>
	rating ? <Stars rating={rating} /> : <span className="text-sm whitespace-nowrap text-ink-2">No rating yet</span>
