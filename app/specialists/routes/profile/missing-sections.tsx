import { Link } from 'react-router'
import { Panel } from '#app/ui/page/panel.tsx'
import type { OwnProfile } from '../../disclosure/disclosure.ts'
import { sectionTitles } from '../../sections/sections.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

type MissingSectionsProps = { profile: OwnProfile; hasResume: boolean; hasCredentials: boolean }

/** Every section that is blank: one line, with the one thing to do about it. */
export function MissingSections({ profile, hasResume, hasCredentials }: MissingSectionsProps) {
	const { bio, years, experience, education, skills, shifts, availability, pay, radius, preferredAreas } = profile
	const rows = [
		{ title: t`Resume`, to: '/settings#resume', label: t`Upload a resume`, isThere: hasResume },
		{ title: t`Credentials`, to: '/profile/credentials', label: t`Add your registration`, isThere: hasCredentials },
		{
			title: sectionTitles.experience,
			to: '/profile/experience/new',
			label: t`Add your first position`,
			isThere: experience?.length,
		},
		{
			title: sectionTitles.education,
			to: '/profile/education/new',
			label: t`Add a degree`,
			isThere: education?.length,
		},
		{ title: sectionTitles.skills, to: '/profile/skills', label: t`Add your skills`, isThere: skills.length },
		{ title: sectionTitles.pay, to: '/profile/pay', label: t`Add expected pay`, isThere: pay.length },
		{ title: sectionTitles.shifts, to: '/profile/shifts', label: t`Choose shifts`, isThere: shifts.length },
		{
			title: sectionTitles.availability,
			to: '/profile/availability',
			label: t`Choose days and hours`,
			isThere: availability.length || profile.availableFrom,
		},
		{
			title: sectionTitles.area,
			to: '/profile/area',
			label: t`Add a work area`,
			isThere: radius || preferredAreas.length,
		},
		{
			title: sectionTitles.languages,
			to: '/profile/languages',
			label: t`Add languages`,
			isThere: profile.languages.length,
		},
		{ title: sectionTitles.about, to: '/profile/about', label: t`Add a short introduction`, isThere: bio || years },
		{
			title: t`Photo`,
			hint: t`Verified hospitals see it next to your name. It changes nothing else.`,
			to: '/profile/photo',
			label: t`Add a photo`,
			isThere: profile.photo,
		},
	].filter(({ isThere }) => !isThere)
	if (rows.length === 0) return null
	return (
		<Panel title={t`Not added yet`} flush>
			{rows.length > 1 ? (
				<p className="px-4 pt-3 text-sm text-ink-2">
					{rich({
						link: (words) => (
							<Link to="/settings#resume" className="link">
								{words}
							</Link>
						),
					})`Add these yourself, or upload a resume in <link>settings</link> and we suggest what it says.`}
				</p>
			) : null}
			<ul className="divide-y divide-line">
				{rows.map(({ title, to, label, hint }) => (
					<li key={title} className="px-4 py-1">
						<div className="flex flex-wrap items-center justify-between gap-x-3">
							<h3 className="text-base font-medium">{title}</h3>
							<Link to={to} className="link inline-flex min-h-11 items-center">
								{label}
							</Link>
						</div>
						{hint ? <p className="pb-2 text-sm text-ink-2">{hint}</p> : null}
					</li>
				))}
			</ul>
		</Panel>
	)
}
