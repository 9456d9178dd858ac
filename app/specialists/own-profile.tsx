import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { Completion } from './completion.ts'
import { CompletionSteps } from './components/completion-steps.tsx'
import { EditLink } from './components/edit-link.tsx'
import { NothingYet } from './components/nothing-yet.tsx'
import { PreferenceRows } from './components/preference-rows.tsx'
import { type OwnResume, ResumeNote } from './components/resume-note.tsx'
import { DegreeList, EducationList, ExperienceList, RegistrationList, SkillList } from './components/sections.tsx'
import type { OwnProfile } from './disclosure.ts'

type OwnProfileViewProps = { profile: OwnProfile; resume: OwnResume | null; completion: Completion }

/** One's own profile: everything, each section with the page that changes it. */
export function OwnProfileView({ profile, resume, completion }: OwnProfileViewProps) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
				<div data-print="no">
					<Panel title="Profile completion">
						<CompletionSteps completion={completion} />
					</Panel>
				</div>
				<Panel title="Contact" action={<EditLink to="/settings" what="name, place and contact" />}>
					<FactGrid
						narrow
						facts={[
							{ label: 'Location', value: profile.location },
							{ label: 'Open to relocate', value: profile.openToRelocate ? 'Yes' : 'No' },
							{ label: 'Email', value: profile.email ?? 'Not provided' },
							{
								label: 'Phone',
								value: <span className="num whitespace-nowrap">{profile.phone || 'Not provided'}</span>,
							},
							{ label: 'Joined', value: profile.joined },
						]}
					/>
				</Panel>
				<Credentials profile={profile} />
				<Panel title="Resume">
					<ResumeNote resume={resume} />
				</Panel>
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
				<AboutAndCareer profile={profile} />
				<SkillsAndPreferences profile={profile} />
			</div>
		</div>
	)
}

function AboutAndCareer({ profile: { bio, years, experience, education } }: { profile: OwnProfile }) {
	return (
		<>
			<Panel title="About you" action={<EditLink to="/profile/about" what="about you" />}>
				{bio || years ? (
					<div className="grid gap-2">
						{years ? <p className="font-semibold">{years} of experience</p> : null}
						{bio ? <p className="max-w-prose whitespace-pre-line wrap-anywhere">{bio}</p> : null}
					</div>
				) : (
					<NothingYet to="/profile/about" label="Add a short introduction">
						Tell hospitals about your practice and what you are looking for.
					</NothingYet>
				)}
			</Panel>
			<Panel title="Experience" action={<EditLink to="/profile/experience" what="experience" />}>
				{experience?.length ? (
					<ExperienceList experience={experience} />
				) : (
					<NothingYet to="/profile/experience/new" label="Add your first position">
						Hospitals look here first: where you have worked and for how long.
					</NothingYet>
				)}
			</Panel>
			<Panel title="Education" action={<EditLink to="/profile/education" what="education" />}>
				{education?.length ? (
					<EducationList education={education} />
				) : (
					<NothingYet to="/profile/education/new" label="Add a degree">
						Your degrees and diplomas.
					</NothingYet>
				)}
			</Panel>
		</>
	)
}

function SkillsAndPreferences({ profile }: { profile: OwnProfile }) {
	return (
		<Panel title="Skills & Preferences" action={<EditLink to="/profile/skills" what="skills" />}>
			<div className="grid gap-5">
				{profile.skills.length > 0 ? (
					<SkillList skills={profile.skills} />
				) : (
					<NothingYet to="/profile/skills" label="Add your skills">
						Your clinical skills, preferred shifts and expected pay.
					</NothingYet>
				)}
				<PreferenceRows profile={profile} />
			</div>
		</Panel>
	)
}

function Credentials({ profile: { registrations, degrees } }: { profile: OwnProfile }) {
	return (
		<Panel
			title="Credentials"
			action={
				<ButtonLink to="/profile/credentials" variant="quiet" size="sm">
					Manage
				</ButtonLink>
			}
		>
			{registrations.length + degrees.length > 0 ? (
				<div className="grid gap-2">
					<RegistrationList registrations={registrations} />
					<DegreeList degrees={degrees} />
				</div>
			) : (
				<NothingYet to="/profile/credentials" label="Add your registration">
					A verified council registration gives you the Verified badge.
				</NothingYet>
			)}
		</Panel>
	)
}
