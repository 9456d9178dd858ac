import { BellPlus } from 'lucide-react'
import { Form, Link } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'

type SaveSearchProps = {
	/** The filters that are on, as the address has them. */
	query: string
	isSaved: boolean
}

/** Beside the active filters. Saves the search and notifies of new jobs. */
export function SaveSearch({ query, isSaved }: SaveSearchProps) {
	if (isSaved)
		return (
			<Link to="/saved-searches" className="link inline-flex min-h-8 items-center gap-1.5 px-2 text-sm">
				Saved. View your searches
			</Link>
		)
	return (
		<Form method="post" action="/saved-searches">
			<input type="hidden" name="search" value={query} />
			<SubmitButton action="/saved-searches" variant="secondary" size="sm" pendingLabel="Saving...">
				<BellPlus size={16} aria-hidden="true" />
				Save search
			</SubmitButton>
		</Form>
	)
}
