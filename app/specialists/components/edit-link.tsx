import { Pencil } from 'lucide-react'
import { ButtonLink } from '#app/ui/button.tsx'
import { t } from '#app/platform/language/words.ts'

/** Beside the title of a section: leads to the page that changes it. `label` says what is edited: 'Edit skills'. */
export function EditLink({ to, label }: { to: string; label: string }) {
	return (
		<ButtonLink to={to} variant="quiet" size="sm" aria-label={label}>
			<Pencil size={16} aria-hidden="true" />
			{t`Edit`}
		</ButtonLink>
	)
}
