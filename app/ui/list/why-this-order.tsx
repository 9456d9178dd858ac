import { t } from '#app/platform/language/words.ts'

/** How a list is sorted, for readers who want to know. */
export function WhyThisOrder({ children }: { children: string }) {
	return (
		<details className="text-sm text-ink-2">
			<summary className="link inline-flex min-h-11 cursor-pointer items-center md:min-h-8">{t`Why this order?`}</summary>
			<p className="max-w-prose pb-1">{children}</p>
		</details>
	)
}
