import { cx } from '#app/ui/cx.ts'
import type { CardLine } from '../applicant-card.ts'

/** How an applicant's interview and offer stand; what waits for the hospital stands out. */
export function StatusLines({ lines }: { lines: readonly CardLine[] }) {
	return lines.map(({ text, isDue }) => (
		<p key={text} className={cx('num text-sm', isDue ? 'font-semibold text-warning' : 'text-ink-2')}>
			{text}
		</p>
	))
}
