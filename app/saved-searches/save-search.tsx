import { PostButton } from '#app/ui/post-button.tsx'
import { BellPlus } from 'lucide-react'
import { Link } from 'react-router'

type SaveSearchProps = {
	/** The list of saved searches. */
	path: string
	/** The filters that are on, as the address has them. */
	query: string
	isSaved: boolean
}

/** Beside the filters that are on: keeps the search and alerts its owner to new results. */
export function SaveSearch({ path, query, isSaved }: SaveSearchProps) {
	if (isSaved)
		return (
			<Link to={path} className="link inline-flex min-h-8 items-center gap-1.5 px-2 text-sm">
				Saved. View your searches
			</Link>
		)
	return (
		<PostButton action={path} fields={{ search: query }} variant="secondary" size="sm" pendingLabel="Saving...">
			<BellPlus size={16} aria-hidden="true" />
			Save search
		</PostButton>
	)
}
