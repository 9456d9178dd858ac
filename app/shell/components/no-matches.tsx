import { inWords, type MissingFact } from '#app/matching/facts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Either nothing can match yet, because the basics are missing, or nothing does. */
export function NoMatches({ missing }: { missing: readonly MissingFact[] }) {
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
			{missing.length > 0
				? `Add your ${inWords(missing)}, and the open jobs that fit are here at once, each with the reasons.`
				: 'No open job fits your speciality and the places where you would work. A wider radius, more areas or being open to relocate lets more of them in.'}
		</EmptyState>
	)
}
