import { Eye, EyeOff } from 'lucide-react'
import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'

const action = '/settings/private-mode'

/** Hides the profile from every hospital at once, or shows it again; the message that follows takes it back. */
export function PrivateMode({ isPrivate, returnTo }: { isPrivate: boolean; returnTo: string }) {
	return (
		<Form method="post" action={action} preventScrollReset>
			<input type="hidden" name="mode" value={isPrivate ? 'off' : 'on'} />
			<input type="hidden" name="returnTo" value={returnTo} />
			<SubmitButton action={action} variant="secondary" aria-pressed={isPrivate}>
				{isPrivate ? <Eye size={18} aria-hidden="true" /> : <EyeOff size={18} aria-hidden="true" />}
				{isPrivate ? 'Turn off Private Mode' : 'Private Mode'}
			</SubmitButton>
		</Form>
	)
}
