import { type RefObject, useEffect, useRef } from 'react'
import { Field, firstError, nativeProps, wireField } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type CodeFieldProps = Omit<TextFieldProps, 'prefix' | 'suffix' | 'ref'> & {
	ref?: RefObject<HTMLInputElement | null> | undefined
	/** Sends the form at the sixth digit. A code that was refused leaves the field empty and focused for the next one. */
	autoSubmit?: boolean | undefined
	/** An authenticator app's code or a recovery code, which has letters. */
	orRecoveryCode?: boolean | undefined
}

/** A one-time code in one input: pasted, typed or filled from the SMS. */
export function CodeField(props: CodeFieldProps) {
	const { autoSubmit, orRecoveryCode, ref: given, ...native } = nativeProps(props)
	const own = useRef<HTMLInputElement>(null)
	const ref = given ?? own
	const { error } = props
	// The page that says so from its beginning has an empty field, and the next code may have been begun before it ran.
	const said = useRef(error)
	useEffect(() => {
		const input = ref.current
		if (!input || !firstError(error)) return
		if (said.current !== error) {
			input.value = ''
			input.dispatchEvent(new Event('input', { bubbles: true }))
		}
		said.current = error
		input.focus()
	}, [error, ref])
	const kind = orRecoveryCode
		? { autoCapitalize: 'none', spellCheck: false, maxLength: 40, 'data-code': 'mixed', className: 'input' }
		: {
				inputMode: 'numeric' as const,
				// Blanks and hyphens of a copied code have room.
				maxLength: 40,
				'data-code': autoSubmit ? 'submit' : 'fill',
				className: 'input input-code',
			}
	return (
		<Field {...props}>
			<input type="text" autoComplete="one-time-code" required ref={ref} {...native} {...wireField(props)} {...kind} />
		</Field>
	)
}
