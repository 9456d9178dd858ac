import { t } from '#app/platform/language/words.ts'
import { cx } from '../cx.ts'

/** Holds the place of lines that are still on their way. Only for panels that arrive after their page. */
export function Skeleton({ lines = 3, label = t`Loading` }: { lines?: number; label?: string }) {
	return (
		<output className="grid gap-3">
			<span className="sr-only">{label}</span>
			{Array.from({ length: lines }, (_, line) => (
				<span key={line} className={cx('skeleton block h-4', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
			))}
		</output>
	)
}
