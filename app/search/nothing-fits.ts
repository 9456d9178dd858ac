import { quoted } from '#app/platform/text/quoted.ts'
import { t } from '#app/platform/language/words.ts'

/** Where leaving out one filter finds nothing either: which they are. */
export function nothingFits(what: 'job' | 'specialist', chips: readonly { label: string }[]): string {
	const filters = chips.map(({ label }) => quoted(label)).join(', ')
	if (chips.length < 2)
		return what === 'job'
			? t`No job here matches ${{ filter: filters }}.`
			: t`No specialist here matches ${{ filter: filters }}.`
	return what === 'job'
		? t`Remove two or more of these to see jobs: ${{ filters }}.`
		: t`Remove two or more of these to see specialists: ${{ filters }}.`
}
