import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'

/** In place of what needs a site, where none has a place that we know. */
export const NoPlace = () => (
	<EmptyState
		title="We do not know where you are"
		action={<ButtonLink to="/hospital/profile/sites">Add a site</ButtonLink>}
	>
		We ask specialists by their distance. Add a site with a PIN code that we know.
	</EmptyState>
)
