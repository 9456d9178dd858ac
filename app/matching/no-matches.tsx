import { formatMissing, type MissingFact } from './facts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { t } from '#app/platform/language/words.ts'

/** Either nothing can match yet, because the basics are missing, or nothing does. */
export function NoMatches({ missing }: { missing: readonly MissingFact[] }) {
	return (
		<EmptyState
			title={t`No Matching Jobs Yet`}
			action={
				<>
					<ButtonLink to="/profile">{t`Edit Profile`}</ButtonLink>
					<ButtonLink to="/jobs" variant="secondary">
						{t`View All Jobs`}
					</ButtonLink>
				</>
			}
		>
			{missing.length > 0
				? t`Add your ${{ facts: formatMissing(missing) }} to see matching jobs here, with the reasons they match.`
				: t`No open job matches your speciality, location and expected pay closely enough right now. View all jobs, or change your expected pay, travel radius or areas.`}
		</EmptyState>
	)
}
