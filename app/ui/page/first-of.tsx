import { t } from '#app/platform/language/words.ts'

/** Below a list that does not go on: of how many it shows the beginning. Nothing when it is whole. */
export function FirstOf({ shown, total }: { shown: number; total: number }) {
	if (total <= shown) return null
	return (
		<p className="num px-4 py-2.5 text-sm text-ink-2">
			{t`Showing the first ${{ shown: shown.toLocaleString('en-IN') }} of ${{ total: total.toLocaleString('en-IN') }}.`}
		</p>
	)
}
