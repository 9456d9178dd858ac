import { cx } from '#app/ui/cx.ts'
import type { CardLine } from '../applicant-card.ts'

/** An applicant's interview and offer status, with what waits for the hospital marked. */
export function StatusLines({ lines }: { lines: readonly CardLine[] }) {
	return lines.map(({ text, isDue }) => (
		<p key={text} className={cx('num text-sm', isDue ? 'font-semibold text-warning' : 'text-ink-2')}>
			{text}
		</p>
	))
}
