import { quoted } from '#app/platform/text/quoted.ts'

/** Where leaving out one filter finds nothing either: which they are. */
export function nothingFits(what: 'job' | 'specialist', chips: readonly { label: string }[]): string {
	const labels = chips.map(({ label }) => quoted(label))
	if (labels.length < 2) return `No ${what} here matches ${labels.join('')}.`
	return `Remove two or more of these to see ${what}s: ${labels.join(', ')}.`
}
