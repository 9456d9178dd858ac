import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '../as-written.ts'
import { Field, nativeProps, wireField } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type SuggestFieldProps = Omit<TextFieldProps, 'prefix' | 'suffix' | 'list'> & {
	/** The most useful values: all that a browser without scripts offers, or one that has no `source`. */
	suggestions: readonly string[]
	/** Address that finds more for what is typed, sent as `q`; its answer is a list of `{ text, kind }`. */
	source?: string | undefined
	/** Address that says what the typed words were understood as, sent as `q` once the person has typed. */
	meaning?: string | undefined
}

/** Free text with suggestions: from `source` while the person types (enhance/suggestions.ts), else a list that the browser matches. */
export function SuggestField(props: SuggestFieldProps) {
	const { suggestions, source, meaning, ...native } = nativeProps(props)
	const wiring = wireField(props)
	const list = `${wiring.id}-list`
	const input = (
		<input
			type="text"
			autoComplete="off"
			{...native}
			{...wiring}
			list={list}
			data-suggest={source}
			data-meaning={meaning}
			className="input"
			// The script makes it a combobox, perhaps before React has begun.
			suppressHydrationWarning={source !== undefined}
		/>
	)
	return (
		<Field {...props}>
			{source === undefined ? (
				input
			) : (
				<div className="suggest">
					{input}
					<div
						id={`${wiring.id}-suggestions`}
						data-suggestions-for={wiring.id}
						aria-label={t`Suggestions`}
						className="suggestions"
						hidden
						data-kept=""
					/>
					<output
						id={`${wiring.id}-suggestions-status`}
						data-one={t`1 suggestion. Use the up and down arrow keys.`}
						data-many={t`${{ count: '#' }} suggestions. Use the up and down arrow keys.`}
						className="sr-only"
						data-kept=""
					/>
				</div>
			)}
			{meaning === undefined ? null : (
				<output id={`${wiring.id}-meaning`} className="field-hint empty:hidden" suppressHydrationWarning data-kept="" />
			)}
			<datalist id={list}>
				{suggestions.map((suggestion) => (
					<option key={suggestion} value={suggestion} {...(saidName(suggestion) === suggestion ? asWritten() : {})}>
						{saidName(suggestion)}
					</option>
				))}
			</datalist>
		</Field>
	)
}
