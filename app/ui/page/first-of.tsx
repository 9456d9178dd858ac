import { t } from '#app/platform/language/words.ts'

type FirstOfProps = { shown: number; total: number; part?: 'first' | 'last' }

/** At the end of a list at which it is cut: of how many it shows a part. Nothing when it is whole. */
export function FirstOf({ shown, total, part = 'first' }: FirstOfProps) {
	if (total <= shown) return null
	const of = { shown: shown.toLocaleString('en-IN'), total: total.toLocaleString('en-IN') }
	return (
		<p className="num px-4 py-2.5 text-sm text-ink-2">
			{part === 'first'
				? t`Showing the first ${{ shown: of.shown }} of ${{ total: of.total }}.`
				: t`Showing the last ${{ shown: of.shown }} of ${{ total: of.total }}.`}
		</p>
	)
}
