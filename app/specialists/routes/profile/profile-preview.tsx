import { searchSetup } from '../../components/search-setup.ts'
import type { HospitalProfile, PublicProfile } from '../../disclosure/disclosure.ts'
import { ProfileView } from '../../profile/profile-view.tsx'
import { PublicProfileView } from '../../profile/public-profile.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { ProfileViewer } from './profile-viewers.ts'
import { t, words } from '#app/platform/language/words.ts'

type Seen =
	| { as: 'visitor'; profile: PublicProfile | null }
	| { as: 'hospital' | 'hospital-shortlisted'; profile: HospitalProfile | null }

const explanations: Record<ProfileViewer, string> = words({
	hospital: 'What a verified hospital sees before you apply. Your phone number, email and employers are hidden.',
	'hospital-shortlisted': 'What a verified hospital sees after it shortlists you.',
	visitor: 'What everyone else sees: visitors, other specialists and hospitals we have not verified.',
})

/** Your profile as someone else is shown it, even when that is nothing. */
export function ProfilePreview({ seen, wasAsked }: { seen: Seen; wasAsked: boolean }) {
	return (
		<div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-3">
			<p className="text-ink-2">{explanations[seen.as]}</p>
			{seen.profile === null ? (
				<Hidden wasAsked={wasAsked} />
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

function Hidden({ wasAsked }: { wasAsked: boolean }) {
	if (!wasAsked)
		return (
			<EmptyState
				title={searchSetup.title}
				action={<ButtonLink to={searchSetup.path}>{searchSetup.action}</ButtonLink>}
			>
				{searchSetup.text}
			</EmptyState>
		)
	return (
		<EmptyState
			title={t`Your profile is hidden`}
			action={<ButtonLink to="/settings/privacy">{t`Privacy settings`}</ButtonLink>}
		>
			{t`Private Mode is on. Only hospitals you have applied to, or whose contact request you accepted, can see your profile.`}
		</EmptyState>
	)
}
