import { Form } from 'react-router'
import { t } from '#app/platform/language/words.ts'
import { ButtonLink } from '../button.tsx'
import { SubmitButton } from './submit-button.tsx'

type ConfirmFormProps = {
	/** What the button does that cannot be undone. */
	label: string
	pendingLabel: string
	/** Where the way out leads, and how it is called. */
	back: string
	backLabel?: string
}

/** The end of a page that asks for confirmation. */
export function ConfirmForm({ label, pendingLabel, back, backLabel = t`Cancel` }: ConfirmFormProps) {
	return (
		<Form method="post" className="flex flex-wrap gap-3">
			<SubmitButton variant="danger" pendingLabel={pendingLabel}>
				{label}
			</SubmitButton>
			<ButtonLink to={back} variant="secondary">
				{backLabel}
			</ButtonLink>
		</Form>
	)
}
