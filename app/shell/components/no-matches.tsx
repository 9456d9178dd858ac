import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

export function NoMatches() {
	return (
		<EmptyState
			title="No Matching Jobs Yet"
			action={
				<>
					<ButtonLink to="/profile">Edit Profile</ButtonLink>
					<ButtonLink to="/jobs" variant="secondary">
						View All Jobs
					</ButtonLink>
				</>
			}
		>
			No open job fits your speciality and the places where you would work. A wider radius, more areas or being open to
			relocate lets more of them in.
		</EmptyState>
	)
}
