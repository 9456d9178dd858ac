import type { ComponentProps } from 'react'
import { useFormAction, useNavigation } from 'react-router'
import { Button } from '../button.tsx'

/**
 * The button of a `<Form method="post">`: shows `pendingLabel` while that form is being sent.
 * Forms with an `action` of their own pass it here too, so that only the pressed one changes; of several in one form that one is told by its `name`.
 */
export function SubmitButton({ action, ...rest }: ComponentProps<typeof Button> & { action?: string | undefined }) {
	const navigation = useNavigation()
	const target = useFormAction(action)
	const pending =
		navigation.state !== 'idle' &&
		navigation.formMethod === 'POST' &&
		navigation.formAction === target &&
		(rest.name === undefined || navigation.formData?.get(rest.name) === rest.value)
	return <Button {...rest} pending={rest.pending ?? pending} />
}
