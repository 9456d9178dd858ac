import { formatList } from '#app/platform/text/list.ts'
import { type MissingFact } from './facts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'

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
				? `Add your ${formatList(missing)} to see matching jobs here, with the reasons they match.`
				: 'No open job matches your speciality, location and expected pay closely enough right now. View all jobs, or change your expected pay, travel radius or areas.'}
		</EmptyState>
	)
}
