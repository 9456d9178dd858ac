import type { ReactNode } from 'react'
import { Avatar } from '#app/ui/avatar.tsx'
import { ExplainedTag } from '#app/ui/explained-tag.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import {
	DegreeList,
	EducationList,
	ExperienceList,
	IdentityTag,
	PreferenceFacts,
	RegistrationList,
	SkillList,
} from '../components/sections.tsx'
import type { HospitalProfile, OperatorProfile } from '../disclosure/disclosure.ts'
import { Stars } from './stars.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

type ProfileViewProps = {
	profile: HospitalProfile | OperatorProfile
	headingLevel?: 1 | 2 | 3
	/** The page names the person itself. */
	isHeaded?: boolean
	/** Stands in place of phone and e-mail, on pages that do not show them. */
	contact?: ReactNode
}

/** A profile as a hospital may see it. What was not disclosed is not there, and the page says why where it matters. */
export function ProfileView({ profile, headingLevel = 2, isHeaded = false, contact }: ProfileViewProps) {
	const { name, speciality, years, location, phone, email, experience, education, degrees, registrations } = profile
	const Heading = `h${headingLevel}` as const
	const level = ({ 1: 2, 2: 3, 3: 4 } as const)[headingLevel]
	return (
		<article className="grid gap-5">
			{isHeaded ? null : (
				<header className="flex items-start gap-3">
					<Avatar name={name ?? ''} photo={profile.photo} size="lg" />
					<div className="min-w-0">
						<div className="flex flex-wrap items-center gap-x-2">
							<Heading className="text-xl">
								<bdi>{name ?? t`Name withheld`}</bdi>
							</Heading>
							{profile.verified ? <ExplainedTag lines={profile.checks}>{t`Verified`}</ExplainedTag> : null}
						</div>
						<p className="text-ink-2">
							{[speciality, years ?? '', location].filter(Boolean).map(saidName).join(' · ')}
						</p>
						{profile.rating ? <Stars rating={profile.rating} /> : null}
					</div>
				</header>
			)}
			{contact !== undefined ? (
				contact
			) : phone || email ? (
				<FactGrid
					facts={[
						{
							label: t`Phone`,
							value: phone ? (
								<a href={`tel:${phone}`} className="link whitespace-nowrap">
									{phone.replace(/^(\+91)(\d{5})/, '$1 $2 ')}
								</a>
							) : null,
						},
						{ label: t`Email`, value: email ? <a href={`mailto:${email}`}>{email}</a> : null },
					]}
				/>
			) : (
				<Notice tone="plain">
					{t`Phone and email are not shared yet. You see them after you shortlist this specialist or they accept your contact request, if they share them.`}
				</Notice>
			)}
			{profile.bio ? <p className="max-w-prose whitespace-pre-line">{profile.bio}</p> : null}
			<PreferenceFacts profile={profile} />
			{profile.skills.length > 0 ? (
				<Section level={level} title={t`Skills`}>
					<SkillList skills={profile.skills} />
				</Section>
			) : null}
			<IdentityTag identity={profile.identity} />
			{registrations.length > 0 ? (
				<Section level={level} title={t`Council registration`}>
					<RegistrationList registrations={registrations} />
				</Section>
			) : null}
			{degrees.length > 0 ? (
				<Section level={level} title={t`Degrees`}>
					<DegreeList degrees={degrees} />
				</Section>
			) : null}
			{experience && experience.length > 0 ? (
				<Section level={level} title={t`Experience`}>
					<ExperienceList experience={experience} />
				</Section>
			) : null}
			{education && education.length > 0 ? (
				<Section level={level} title={t`Education`}>
					<EducationList education={education} />
				</Section>
			) : null}
			{experience === null ? (
				<Notice tone="plain">{t`This specialist keeps experience and education private.`}</Notice>
			) : null}
		</article>
	)
}

function Section({ level, title, children }: { level: 2 | 3 | 4; title: string; children: ReactNode }) {
	const Heading = `h${level}` as const
	return (
		<section className="grid gap-2 border-t border-line pt-4">
			<Heading className="text-base">{title}</Heading>
			{children}
		</section>
	)
}
