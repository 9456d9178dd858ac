import type { PublicProfile } from '#app/specialists/disclosure/disclosure.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { ExplainedTag } from '#app/ui/explained-tag.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

const skillsShown = 3

/** One person as everyone may see them: what identifies them was never sent, and the bar is a drawing. */
export function RedactedSample({ profile }: { profile: PublicProfile }) {
	const { speciality, city, years, radius, languages, skills, verified, checks } = profile
	return (
		<article className="panel grid gap-3 p-4">
			<div className="flex items-center gap-3">
				<Avatar name={null} size="lg" />
				<div className="grid gap-1">
					<span className="redacted h-4 w-40 max-w-full" aria-hidden="true" />
					<h3 className="text-base">{saidName([speciality, years].filter(Boolean).join(', '))}</h3>
					{verified ? (
						<p>
							<ExplainedTag lines={checks}>{t`Verified registration`}</ExplainedTag>
						</p>
					) : null}
				</div>
			</div>
			<FactGrid
				sheet
				facts={[
					{ label: t`Experience`, value: years && saidName(years) },
					{ label: t`City`, value: city && saidName(city) },
					{ label: t`Travels up to`, value: radius },
					{ label: t`Languages`, value: saidName(languages.join(', ')) },
				]}
			/>
			<ul aria-label={t`Skills`} className="flex flex-wrap gap-1.5">
				{skills.slice(0, skillsShown).map((skill) => (
					<li key={skill} className="tag" {...asWritten()}>
						{skill}
					</li>
				))}
			</ul>
		</article>
	)
}
