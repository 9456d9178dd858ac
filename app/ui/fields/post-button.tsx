import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { SubmitButton } from './submit-button.tsx'

type PostButtonProps = Omit<ComponentProps<typeof SubmitButton>, 'form'> & {
	/** What is sent along. */
	fields?: Record<string, string | number>
	/** Of the form around the button. */
	form?: Pick<ComponentProps<typeof Form>, 'className' | 'preventScrollReset' | 'reloadDocument'>
}

/** A button that posts one thing: a form of its own, so that it works without JavaScript. */
export function PostButton({ action, fields = {}, form, ...button }: PostButtonProps) {
	return (
		<Form
			method="post"
			{...(action === undefined ? {} : { action })}
			{...form}
			data-whole={form?.reloadDocument ? '' : undefined}
		>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<SubmitButton action={action} {...button} />
		</Form>
	)
}
