import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Eye, EyeOff } from 'lucide-react'
import { t } from '#app/platform/language/words.ts'

const action = '/settings/private-mode'

/** Hides the profile from every hospital at once, or shows it again; the message that follows takes it back. */
export function PrivateMode({ isPrivate, returnTo }: { isPrivate: boolean; returnTo: string }) {
	return (
		<PostButton
			action={action}
			fields={{ mode: isPrivate ? 'off' : 'on', returnTo }}
			form={{ preventScrollReset: true }}
			variant="secondary"
			aria-pressed={isPrivate}
		>
			{isPrivate ? <Eye size={18} aria-hidden="true" /> : <EyeOff size={18} aria-hidden="true" />}
			{isPrivate ? t`Turn off Private Mode` : t`Private Mode`}
		</PostButton>
	)
}
