import { formatDay } from '#app/platform/text/dates.ts'
import type { ArticleSummary } from '../articles.server.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

type DatelineProps = Pick<ArticleSummary, 'published' | 'updated' | 'readingMinutes'> & { author?: string | undefined }

/** Author, where it is not the same for all of a list, date and reading time. */
export function Dateline({ author, published, updated, readingMinutes }: DatelineProps) {
	return (
		<p className="flex flex-wrap gap-x-2 text-sm text-ink-2">
			{author ? (
				<>
					<span className="max-sm:w-full">{author}</span>
					<span aria-hidden="true" className="max-sm:hidden">
						·
					</span>
				</>
			) : null}
			<time dateTime={published}>{formatDay(published)}</time>
			{updated === published ? null : (
				<span>
					{rich({
						time: (words) => <time dateTime={updated}>{words}</time>,
					})`(updated <time>${{ day: formatDay(updated) }}</time>)`}
				</span>
			)}
			<span aria-hidden="true">·</span>
			<span>{t`${{ minutes: readingMinutes }} min read`}</span>
		</p>
	)
}
