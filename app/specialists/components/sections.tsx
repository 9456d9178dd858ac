import { BadgeCheck } from 'lucide-react'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { formatOr } from '#app/platform/text/list.ts'
import type { HospitalProfile } from '../disclosure/disclosure.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

type Experience = NonNullable<HospitalProfile['experience']>
type Education = NonNullable<HospitalProfile['education']>

export function ExperienceList({ experience }: { experience: Experience }) {
	return (
		<ul className="grid gap-4">
			{experience.map(({ role, hospital, period, description }, index) => (
				<li key={index}>
					<p className="font-semibold">{role}</p>
					{hospital || period ? (
						<p className="text-sm text-ink-2">{[hospital, period].filter(Boolean).join(' · ')}</p>
					) : null}
					{description ? <p className="mt-1 max-w-prose whitespace-pre-line">{description}</p> : null}
				</li>
			))}
		</ul>
	)
}

export function EducationList({ education }: { education: Education }) {
	return (
		<ul className="grid gap-4">
			{education.map(({ degree, institution, years }, index) => (
				<li key={index}>
					<p className="font-semibold">{degree}</p>
					{institution || years ? (
						<p className="text-sm text-ink-2">{[institution, years].filter(Boolean).join(' · ')}</p>
					) : null}
				</li>
			))}
		</ul>
	)
}

export function DegreeList({ degrees }: Pick<HospitalProfile, 'degrees'>) {
	return (
		<ul className="grid gap-2">
			{degrees.map(({ title, verifiedOn, grade }, index) => (
				<li key={index} className="flex flex-wrap items-center gap-2">
					{title} <VerifiedTag on={verifiedOn} grade={grade} />
				</li>
			))}
		</ul>
	)
}

export function RegistrationList({ registrations }: Pick<HospitalProfile, 'registrations'>) {
	return (
		<ul className="grid gap-2">
			{registrations.map(({ council, number, verifiedOn, grade }, index) => (
				<li key={index} className="flex flex-wrap items-center gap-2">
					{saidName(council)}
					{number ? <span className="num text-ink-2">{number}</span> : null}{' '}
					<VerifiedTag on={verifiedOn} grade={grade} />
				</li>
			))}
		</ul>
	)
}

/** That the name was found in the signed code of a card: beside what was verified, never instead of it. */
export const IdentityTag = ({ identity }: Pick<HospitalProfile, 'identity'>) =>
	identity === null ? null : (
		<p>
			<Tag tone="success" icon={BadgeCheck}>
				{identity}
			</Tag>
		</p>
	)

function VerifiedTag({ on, grade }: { on: string | null; grade: string | null }) {
	return on ? (
		<>
			<Tag tone="success" icon={BadgeCheck}>
				{t`Verified on ${{ day: on }}`}
			</Tag>
			{grade ? <span className="text-sm text-ink-2">{grade}</span> : null}
		</>
	) : (
		<Tag>{t`Not verified yet`}</Tag>
	)
}

export function SkillList({ skills }: Pick<HospitalProfile, 'skills'>) {
	if (skills.length === 0) return null
	return (
		<ul className="flex flex-wrap gap-2" aria-label={t`Skills`}>
			{skills.map(({ name, level }) => (
				<li key={name} className="rounded-md border border-line px-3 py-1 text-sm">
					<span className="font-medium">{name}</span> <span className="text-ink-2">{level}</span>
				</li>
			))}
		</ul>
	)
}

type Preferences = Pick<
	HospitalProfile,
	'shifts' | 'availability' | 'availableFrom' | 'languages' | 'pay' | 'radius' | 'preferredAreas' | 'openToRelocate'
>

export function PreferenceFacts({ profile }: { profile: Preferences }) {
	const { shifts, availability, availableFrom, languages, pay, radius, preferredAreas, openToRelocate } = profile
	return (
		<FactGrid
			facts={[
				{ label: t`Shifts`, value: shifts.join(', ') },
				...(availability.length > 0 ? [{ label: t`Availability`, value: <Days days={availability} /> }] : []),
				{ label: t`Can start`, value: availableFrom ?? t`Immediately or by agreement` },
				{ label: t`Languages`, value: saidName(languages.join(', ')) },
				...(pay.length > 0 ? [{ label: t`Expected pay`, value: <span className="num">{formatOr(pay)}</span> }] : []),
				{ label: t`Travels up to`, value: radius },
				{ label: t`Preferred areas`, value: saidName(preferredAreas.join(', ')) },
				{ label: t`Open to relocate`, value: openToRelocate ? t.of('relocation')`Yes` : null },
			]}
		/>
	)
}

/** A line for each day. */
const Days = ({ days }: { days: string[] }) => (
	<span className="num grid whitespace-nowrap">
		{days.map((day) => (
			<span key={day}>{day}</span>
		))}
	</span>
)
