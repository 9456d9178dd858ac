import { rules } from './rules.ts'
import type { MarkedText } from './marked.ts'

/** The texts of a review under the names of their fields, with what was found marked. */
export function MarkedTexts({ texts }: { texts: readonly MarkedText[] }) {
	return (
		<dl className="grid gap-3">
			{texts.map(({ field, parts }) => (
				<div key={field}>
					<dt className="text-sm text-ink-2">{field}</dt>
					<dd className="max-w-prose break-words whitespace-pre-line">
						{parts.map(({ text, rule }, at) =>
							rule ? (
								// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
								<mark
									key={at}
									title={rules[rule].name}
									className="rounded-xs bg-gold-soft px-0.5 font-semibold text-on-gold-soft underline decoration-2 underline-offset-2"
								>
									{text}
								</mark>
							) : (
								text
							),
						)}
					</dd>
				</div>
			))}
		</dl>
	)
}
