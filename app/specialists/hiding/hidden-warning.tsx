import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { t } from '#app/platform/language/words.ts'

export const hiddenConfirmation = () => t`Show my profile to this hospital`

/** Before someone shows their profile to a hospital that they hide it from. */
export function HiddenWarning({ what, error }: { what: string; error?: string[] | undefined }) {
	return (
		<Notice tone="warning" title={t`You hide your profile from this hospital`}>
			<p>{`${what} ${t`Your list of hidden hospitals stays as it is.`}`}</p>
			<Checkbox name="anyway" label={hiddenConfirmation()} error={error} />
		</Notice>
	)
}
