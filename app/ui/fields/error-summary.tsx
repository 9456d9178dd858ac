import { useEffect, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import { firstError, type FieldError } from './field.tsx'
import { useIsHydrated } from '../page/hydrated.ts'
import { Notice } from '../page/notice.tsx'
import { t } from '#app/platform/language/words.ts'

type Problem = {
	isRestored?: true | undefined
	form?: string | undefined
	fields?: Readonly<Record<string, FieldError>> | undefined
}

type ErrorSummaryProps = {
	problem: Problem | undefined
	/** Ids of the fields, where they are not their names. */
	fieldIds?: Readonly<Record<string, string>> | undefined
	/** Names of the fields in the order of the form, to tell messages apart that are the same for several. */
	labels?: Readonly<Record<string, string>> | undefined
	title?: string | undefined
	className?: string | undefined
}

// For documents without a script: the browser focuses it as it loads, as the effect does where React runs.
const onLoad = { autoFocus: true }

/** Everything that is wrong with a form, in one place and focused: each message leads to its field. */
export function ErrorSummary({
	problem,
	fieldIds = {},
	labels = {},
	title = t`There is a problem`,
	className,
}: ErrorSummaryProps) {
	const summary = useRef<HTMLDivElement>(null)
	// What a document says from its beginning the browser has focused, and who reads it may be typing again before the page runs.
	const said = useRef(useIsHydrated() ? undefined : problem)
	useEffect(() => {
		const isElsewhere = problem === said.current && document.activeElement !== document.body
		if (problem && !isElsewhere) summary.current?.focus()
	}, [problem])

	const errors = problem?.fields ?? {}
	// The names with a label first, in their order.
	const fields = Object.keys({ ...labels, ...errors }).filter((name) => firstError(errors[name]))
	if (problem?.isRestored)
		return (
			<Notice tone="warning" title={t`You were logged out before this was submitted.`}>
				{t`Your entries have been restored. Please choose any file again, then submit.`}
			</Notice>
		)
	if (!problem || (fields.length === 0 && !problem.form)) return null

	return (
		<div
			ref={summary}
			role="alert"
			tabIndex={-1}
			{...onLoad}
			data-error-summary=""
			className={`rounded-md border-2 border-danger bg-surface p-4 ${className ?? ''}`}
		>
			<h2 className="flex items-center gap-2 text-lg">
				<CircleAlert size={20} aria-hidden="true" className="text-danger" />
				{title}
			</h2>
			{problem.form ? <p className="mt-1">{problem.form}</p> : null}
			{fields.length > 0 ? (
				<ul className="mt-1 grid gap-1">
					{fields.map((name) => (
						<li key={name}>
							<a href={`#${fieldIds[name] ?? name}`} className="link font-semibold text-danger">
								{labels[name] ? `${labels[name]}: ` : ''}
								{firstError(errors[name])}
							</a>
						</li>
					))}
				</ul>
			) : null}
		</div>
	)
}
