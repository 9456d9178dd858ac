import type { HospitalProfile, PublicProfile } from '#app/specialists/disclosure.ts'
import { ProfileView } from '#app/specialists/profile-view.tsx'
import { PublicProfileView } from '#app/specialists/public-profile.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { ProfileViewer } from '../profile-viewers.ts'

type Seen =
	| { as: 'visitor'; profile: PublicProfile | null }
	| { as: 'hospital' | 'hospital-shortlisted'; profile: HospitalProfile | null }

const explanations: Record<ProfileViewer, string> = {
	hospital: 'A verified hospital that you have not applied to. Phone, e-mail and the names of employers are not there.',
	'hospital-shortlisted': 'A verified hospital that has shortlisted you for one of its jobs.',
	visitor: 'Everybody else: visitors, other specialists, and hospitals that we have not verified.',
}

/** What somebody else is shown of one's own profile; also when that is nothing. */
export function ProfilePreview({ seen }: { seen: Seen }) {
	return (
		<div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3">
			<p className="text-ink-2">{explanations[seen.as]}</p>
			{seen.profile === null ? (
				<EmptyState title="They see nothing" action={<ButtonLink to="/settings/privacy">Privacy settings</ButtonLink>}>
					Private Mode is on: for them your profile does not exist. Only hospitals whose jobs you apply for see it.
				</EmptyState>
			) : (
				<Panel>
					{seen.as === 'visitor' ? (
						<PublicProfileView profile={seen.profile} />
					) : (
						<ProfileView profile={seen.profile} />
					)}
				</Panel>
			)}
		</div>
	)
}
