import { Pencil } from 'lucide-react'
import { ButtonLink } from '#app/ui/button.tsx'

/** Beside the title of a section: leads to the page that changes it. */
export function EditLink({ to, what }: { to: string; what: string }) {
	return (
		<ButtonLink to={to} variant="quiet" size="sm" aria-label={`Edit ${what}`}>
			<Pencil size={16} aria-hidden="true" />
			Edit
		</ButtonLink>
	)
}
