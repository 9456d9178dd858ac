import { brand } from '#app/brand.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { formatDay } from '#app/platform/dates.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { ResumeNote } from '../components/resume-note.tsx'
import { EducationList, ExperienceList, PreferenceFacts, SkillList } from '../components/sections.tsx'
import { NothingYet } from '../components/nothing-yet.tsx'
import { disclose } from '../disclosure.ts'
import { findProfile } from '../queries.server.ts'
import { findOwnResume } from '../resume.server.ts'
import type { Route } from './+types/profile.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = requireSpecialist(context, request)
	const [facts, resume] = await Promise.all([findProfile(actor.specialistId), findOwnResume(actor)])
	if (!facts) throw new Error('A specialist without a profile')
	// Registrations and degrees get a section of their own, with the credentials.
	const profile = disclose({ ...facts, registrations: [], degrees: [] }, { kind: 'self' })
	return {
		profile: { ...profile, phone: facts.phone ? formatPhone(facts.phone) : null },
		resume: resume && {
			id: resume.id,
			fileName: resume.fileName,
			scan: resume.scan,
			uploaded: formatDay(resume.uploadedAt),
		},
	}
}

export const meta: Route.MetaFunction = () => [{ title: `My Profile · ${brand.name}` }]

export default function Profile({ loaderData: { profile, resume } }: Route.ComponentProps) {
	const { name, speciality, location, email, phone, joined } = profile
	return (
		<main id="main" className="page grid content-start gap-6 py-6 md:py-8">
			<header className="flex flex-wrap items-start gap-4">
				<Avatar name={name} size="lg" />
				<div className="min-w-0 flex-1">
					<h1>
						<bdi>{name}</bdi>
					</h1>
					<p className="text-ink-2">{speciality}</p>
				</div>
				<ButtonLink to="/settings" variant="secondary" className="w-full sm:w-auto">
					Edit profile
				</ButtonLink>
			</header>
			<div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
				<div className="grid gap-6">
					<Panel title="About you">
						<FactGrid
							facts={[
								{ label: 'Location', value: location },
								{ label: 'Open to relocate', value: profile.openToRelocate ? 'Yes' : 'No' },
								{ label: 'Email', value: email ?? 'Not provided' },
								{ label: 'Phone', value: <span className="num whitespace-nowrap">{phone ?? 'Not provided'}</span> },
								{ label: 'Joined', value: joined },
							]}
						/>
					</Panel>
					<Panel title="Resume">
						<ResumeNote resume={resume} />
					</Panel>
				</div>
				<div className="grid gap-6">
					<Panel title="Experience">
						{profile.experience?.length ? (
							<ExperienceList experience={profile.experience} />
						) : (
							<NothingYet>Hospitals look here first: where you have worked, and for how long.</NothingYet>
						)}
					</Panel>
					<Panel title="Education">
						{profile.education?.length ? (
							<EducationList education={profile.education} />
						) : (
							<NothingYet>Your degrees and diplomas.</NothingYet>
						)}
					</Panel>
					<Panel title="Skills & Preferences">
						{hasPreferences(profile) ? (
							<div className="grid gap-5">
								<SkillList skills={profile.skills} />
								<PreferenceFacts profile={profile} />
							</div>
						) : (
							<NothingYet>What you are good at, which shifts suit you, and the pay you expect.</NothingYet>
						)}
					</Panel>
				</div>
			</div>
		</main>
	)
}

const hasPreferences = ({
	skills,
	shifts,
	languages,
	pay,
	radius,
	availability,
}: Route.ComponentProps['loaderData']['profile']) =>
	radius !== null || [skills, shifts, languages, pay, availability].some((list) => list.length > 0)
