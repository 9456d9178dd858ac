import { TextField, type TextFieldProps } from './text-field.tsx'

/** The browser's own date input: yyyy-mm-dd on the wire, the visitor's habit on screen. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'>) {
	return <TextField {...props} type="date" />
}
