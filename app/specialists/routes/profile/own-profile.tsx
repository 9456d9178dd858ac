import type { CredentialStatus } from '#app/credentials/status.ts'
import { StatusTag } from '#app/credentials/status-tag.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { Completion } from '../../profile/completion.ts'
import { CompletionSteps } from '../../components/completion-steps.tsx'
import { EditLink } from '../../components/edit-link.tsx'
import { NotInSearch } from '../../components/not-in-search.tsx'
import { PreferenceRows } from '../../components/preference-rows.tsx'
import { type OwnResume, ResumeNote } from '../../components/resume-note.tsx'
import { EducationList, ExperienceList, SkillList } from '../../components/sections.tsx'
import type { OwnProfile } from '../../disclosure/disclosure.ts'
import { MissingSections } from './missing-sections.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

type Credential = { id: string; title: string; status: CredentialStatus }

type OwnProfileViewProps = {
	profile: OwnProfile
	resume: OwnResume | null
	completion: Completion
	credentials: readonly Credential[]
	wasAsked: boolean
}

/** One's own profile: everything that is in it, each section with the page that changes it, and what is missing as a list. */
export function OwnProfileView({ profile, resume, completion, credentials, wasAsked }: OwnProfileViewProps) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
				<NotInSearch wasAsked={wasAsked} />
				<div data-print="no">
					<Panel title={t`Profile completion`}>
						<CompletionSteps completion={completion} />
					</Panel>
				</div>
				<Panel title={t`Contact`} action={<EditLink to="/settings" label={t`Edit name, place and contact`} />}>
					<FactGrid
						narrow
						facts={[
							{ label: t`Location`, value: saidName(profile.location) },
							{
								label: t`Open to relocate`,
								value: profile.openToRelocate ? t.of('relocation')`Yes` : t.of('relocation')`No`,
							},
							{ label: t`Email`, value: profile.email ?? t`Not provided` },
							{
								label: t`Phone`,
								value: <span className="num whitespace-nowrap">{profile.phone || t`Not provided`}</span>,
							},
							{ label: t.of('profile')`Joined`, value: profile.joined },
						]}
					/>
				</Panel>
				{credentials.length > 0 ? <Credentials credentials={credentials} /> : null}
				{resume ? (
					<Panel title={t`Resume`}>
						<ResumeNote resume={resume} />
					</Panel>
				) : null}
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
				<AboutAndCareer profile={profile} />
				<SkillsAndPreferences profile={profile} />
				<MissingSections profile={profile} hasResume={resume !== null} hasCredentials={credentials.length > 0} />
			</div>
		</div>
	)
}

function AboutAndCareer({ profile: { bio, years, experience, education } }: { profile: OwnProfile }) {
	return (
		<>
			{bio || years ? (
				<Panel title={t`About you`} action={<EditLink to="/profile/about" label={t`Edit about you`} />}>
					<div className="grid gap-2">
						{years ? <p className="font-semibold">{t`${{ years }} of experience`}</p> : null}
						{bio ? <p className="max-w-prose whitespace-pre-line wrap-anywhere">{bio}</p> : null}
					</div>
				</Panel>
			) : null}
			{experience?.length ? (
				<Panel title={t`Experience`} action={<EditLink to="/profile/experience" label={t`Edit experience`} />}>
					<ExperienceList experience={experience} />
				</Panel>
			) : null}
			{education?.length ? (
				<Panel title={t`Education`} action={<EditLink to="/profile/education" label={t`Edit education`} />}>
					<EducationList education={education} />
				</Panel>
			) : null}
		</>
	)
}

function SkillsAndPreferences({ profile }: { profile: OwnProfile }) {
	const preferences = PreferenceRows({ profile })
	if (profile.skills.length === 0 && preferences === null) return null
	return (
		<Panel title={t`Skills & Preferences`} action={<EditLink to="/profile/skills" label={t`Edit skills`} />}>
			<div className="grid gap-5">
				<SkillList skills={profile.skills} />
				{preferences}
			</div>
		</Panel>
	)
}

function Credentials({ credentials }: { credentials: readonly Credential[] }) {
	return (
		<Panel
			title={t`Credentials`}
			action={
				<ButtonLink to="/profile/credentials" variant="quiet" size="sm">
					{t`Manage`}
				</ButtonLink>
			}
		>
			<ul className="grid gap-2">
				{credentials.map(({ id, title, status }) => (
					<li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
						<span className="wrap-anywhere">{saidName(title)}</span>
						<StatusTag status={status} />
					</li>
				))}
			</ul>
		</Panel>
	)
}
