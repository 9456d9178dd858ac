import { Link } from 'react-router'
import type { PublicProfile } from '#app/specialists/disclosure.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import { Tag } from '#app/ui/tag.tsx'

const skillsShown = 3

type Hospital = { id: string; name: string; city: string; openJobs: number }

type SpecialistTeaserProps = { specialists: PublicProfile[]; hospitals: Hospital[]; isVisitor: boolean }

/** Three specialists without anything that identifies them, and the hospitals that look for them. */
export function SpecialistTeaser({ specialists, hospitals, isVisitor }: SpecialistTeaserProps) {
	if (specialists.length === 0) return null
	return (
		<Band tone="plain" labelledBy="specialists-title" id="specialists">
			<div className="flex flex-wrap items-baseline justify-between gap-3">
				<div>
					<h2 id="specialists-title">Specialists looking for work</h2>
					<p className="mt-1 text-ink-2">
						This preview is public. Verified hospitals can also see names and work experience, as each specialist
						allows, and send contact requests.
					</p>
				</div>
				<div className="flex flex-wrap gap-2">
					<ButtonLink to="/doctor-database" variant="secondary">
						View all specialists
					</ButtonLink>
					{isVisitor ? (
						<ButtonLink to="/hospital/auth?tab=register" variant="quiet">
							Register your hospital
						</ButtonLink>
					) : null}
				</div>
			</div>
			<ul className="-mx-4 mt-4 grid gap-2 md:mx-0 md:grid-cols-3 md:gap-4">
				{specialists.map((specialist) => (
					<li
						key={specialist.id}
						className="relative grid content-start gap-2 border-y border-line bg-surface px-4 py-4 md:rounded-lg md:border"
					>
						<TeaserCard specialist={specialist} />
					</li>
				))}
			</ul>
			{hospitals.length > 0 ? (
				<div className="mt-6 border-t border-line pt-4">
					<h3 className="text-base">Hospitals hiring now</h3>
					<ul className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
						{hospitals.map(({ id, name, city, openJobs }) => (
							<li key={id} className="flex items-center gap-2">
								<Monogram name={name} size="sm" />
								<span className="text-sm">
									<Link to={`/hospitals/${id}`} className="font-semibold text-ink no-underline hover:underline">
										{name}
									</Link>
									<span className="block text-ink-2">
										{city} · {openJobs === 1 ? '1 open job' : `${openJobs} open jobs`}
									</span>
								</span>
							</li>
						))}
					</ul>
				</div>
			) : null}
		</Band>
	)
}

function TeaserCard({
	specialist: { id, speciality, city, years, radius, languages, skills, verified },
}: {
	specialist: PublicProfile
}) {
	return (
		<>
			<div className="flex items-center gap-3">
				<Avatar name={null} />
				<div className="min-w-0">
					<p className="sr-only">Name hidden</p>
					<span className="redacted h-3.5 w-36" aria-hidden="true" />
					<p className="font-semibold">
						<Link to={`/doctors/${id}`} rel="nofollow" className="after:absolute after:inset-0 hover:underline">
							{speciality}
						</Link>
					</p>
				</div>
			</div>
			<p className="num text-sm text-ink-2">
				{[years, city, radius ? `travels up to ${radius}` : null].filter(Boolean).join(' · ')}
			</p>
			<p className="text-sm text-ink-2">{languages.join(', ')}</p>
			<ul aria-label="Skills" className="flex flex-wrap gap-1.5">
				{skills.slice(0, skillsShown).map((skill) => (
					<li key={skill} className="tag">
						{skill}
					</li>
				))}
				{verified ? (
					<li>
						<Tag tone="success">Verified registration</Tag>
					</li>
				) : null}
			</ul>
		</>
	)
}
