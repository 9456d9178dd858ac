import { Check, CircleAlert } from 'lucide-react'
import { t } from '#app/platform/language/words.ts'

type ReasonsProps = {
	reasons: readonly string[]
	misses: readonly string[]
	/** Each on a line of its own, where there is height for all of them. */
	isList?: boolean
}

/** What speaks for something and what against it, a line for each of the two. Nothing where there is neither. */
export function Reasons({ reasons, misses, isList = false }: ReasonsProps) {
	const linesOf = (texts: readonly string[]) => (isList || texts.length === 0 ? texts : [texts.join(' · ')])
	return (
		<>
			{linesOf(reasons).map((text) => (
				<p key={text} className="flex gap-2">
					<Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
					<span>
						<span className="sr-only">{t`Matches:`} </span>
						{text}
					</span>
				</p>
			))}
			{linesOf(misses).map((text) => (
				<p key={text} className="flex gap-2">
					<CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
					<span>
						<span className="sr-only">{t`Does not match:`} </span>
						{text}
					</span>
				</p>
			))}
		</>
	)
}
