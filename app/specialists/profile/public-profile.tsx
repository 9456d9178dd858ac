import { Avatar } from '#app/ui/avatar.tsx'
import { ExplainedTag } from '#app/ui/explained-tag.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import type { PublicProfile } from '../disclosure/disclosure.ts'
import { Stars } from './stars.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

/** A profile as everyone may see it. The identity was never sent, and the bar in place of the name is drawn. */
export function PublicProfileView({ profile, headingLevel = 2 }: { profile: PublicProfile; headingLevel?: 1 | 2 }) {
	const { speciality, city, years, languages, skills, radius, verified, checks, rating } = profile
	const [Heading, SubHeading] = headingLevel === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
	return (
		<article className="grid gap-5">
			<header className="flex items-start gap-3">
				<Avatar name={null} size="lg" />
				<div className="min-w-0">
					<span className="redacted h-4 w-44" aria-hidden="true" />
					<div className="flex flex-wrap items-center gap-x-2">
						<Heading className="text-xl">{saidName(speciality)}</Heading>
						{verified ? <ExplainedTag lines={checks}>{t`Verified`}</ExplainedTag> : null}
					</div>
					{rating ? <Stars rating={rating} /> : null}
				</div>
			</header>
			<FactGrid
				facts={[
					{ label: t`Experience`, value: years && saidName(years) },
					{ label: t`City`, value: city && saidName(city) },
					{ label: t`Travels up to`, value: radius },
					{ label: t`Languages`, value: saidName(languages.join(', ')) },
				]}
			/>
			{skills.length > 0 ? (
				<section className="grid gap-2 border-t border-line pt-4">
					<SubHeading className="text-base">{t`Skills`}</SubHeading>
					<ul className="flex flex-wrap gap-2">
						{skills.map((skill) => (
							<li key={skill} className="tag" {...asWritten()}>
								{skill}
							</li>
						))}
					</ul>
				</section>
			) : null}
		</article>
	)
}
