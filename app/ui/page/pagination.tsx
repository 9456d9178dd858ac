import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from '../button.tsx'
import { t } from '#app/platform/language/words.ts'

type PaginationProps = {
	/** "26-50 of 214" */
	summary: string
	previous: string | null
	next: string | null
	label?: string | undefined
}

/** Back and forth through pages of a list. */
export function Pagination({ summary, previous, next, label = t`Pages` }: PaginationProps) {
	return (
		<nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
			<p className="num text-sm text-ink-2">{summary}</p>
			<div className="flex gap-2">
				{previous === null ? null : (
					<ButtonLink to={previous} rel="prev" variant="secondary" size="sm">
						<ArrowLeft size={16} aria-hidden="true" />
						{t`Previous`}
					</ButtonLink>
				)}
				{next === null ? null : (
					<ButtonLink to={next} rel="next" variant="secondary" size="sm">
						{t`Next`}
						<ArrowRight size={16} aria-hidden="true" />
					</ButtonLink>
				)}
			</div>
		</nav>
	)
}
