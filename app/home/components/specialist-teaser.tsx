import { Link } from 'react-router'
import type { PublicProfile } from '#app/specialists/disclosure/disclosure.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ExplainedTag } from '#app/ui/explained-tag.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

const skillsShown = 3

type SpecialistTeaserProps = { specialists: PublicProfile[]; isVisitor: boolean }

/** Three specialists without anything that identifies them. */
export function SpecialistTeaser({ specialists, isVisitor }: SpecialistTeaserProps) {
	if (specialists.length === 0) return null
	return (
		<section aria-labelledby="specialists-title" id="specialists" className="page mt-8 lg:mt-14">
			<div className="flex flex-wrap items-baseline justify-between gap-3">
				<div>
					<h2 id="specialists-title" className="lg:text-2xl">
						{t`Specialists looking for work`}
					</h2>
					<p className="mt-1 text-ink-2">
						{t`This preview is public. Verified hospitals can also see names and work experience, as each specialist allows, and send contact requests.`}
					</p>
				</div>
				<div className="flex flex-wrap gap-2">
					<ButtonLink to="/doctor-database" variant="secondary">
						{t`View all specialists`}
					</ButtonLink>
					{isVisitor ? (
						<ButtonLink to="/hospital/auth?tab=register" variant="quiet">
							{t`Register your hospital`}
						</ButtonLink>
					) : null}
				</div>
			</div>
			<ul className="mt-4 grid gap-2.5 md:grid-cols-3 md:gap-4">
				{specialists.map((specialist) => (
					<li key={specialist.id} className="panel relative grid content-start gap-2 p-4">
						<TeaserCard specialist={specialist} />
					</li>
				))}
			</ul>
		</section>
	)
}

function TeaserCard({
	specialist: { id, speciality, city, years, radius, languages, skills, verified, checks },
}: {
	specialist: PublicProfile
}) {
	return (
		<>
			<div className="flex items-center gap-3">
				<Avatar name={null} />
				<div className="min-w-0">
					<span className="redacted h-3.5 w-36" aria-hidden="true" />
					<p className="font-semibold">
						<Link to={`/doctors/${id}`} rel="nofollow" className="after:absolute after:inset-0 hover:underline">
							{saidName([speciality, years].filter(Boolean).join(', '))}
						</Link>
					</p>
				</div>
			</div>
			<p className="num text-sm text-ink-2">
				{[city ? saidName(city) : null, radius ? t`travels up to ${{ distance: radius }}` : null]
					.filter(Boolean)
					.join(' · ')}
			</p>
			<p className="text-sm text-ink-2">{saidName(languages.join(', '))}</p>
			<ul aria-label={t`Skills`} className="flex flex-wrap gap-1.5">
				{skills.slice(0, skillsShown).map((skill) => (
					<li key={skill} className="tag" {...asWritten()}>
						{skill}
					</li>
				))}
				{verified ? (
					<li>
						<ExplainedTag lines={checks}>{t`Verified registration`}</ExplainedTag>
					</li>
				) : null}
			</ul>
		</>
	)
}
