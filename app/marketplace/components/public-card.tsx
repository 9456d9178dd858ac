import { Link } from 'react-router'
import type { PublicProfile } from '#app/specialists/disclosure/disclosure.ts'
import { Stars, StarsOrNone } from '#app/specialists/profile/stars.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ExplainedTag } from '#app/ui/explained-tag.tsx'
import { cardFootLook, cardLinkLook, cardLook } from './card-look.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

type PublicCardProps = {
	profile: PublicProfile
	/** Where a hospital goes to get in touch; without it nothing is offered. */
	contactHref?: string | undefined
	/** The list is sorted by rating, so a card without one says so. */
	byRating?: boolean | undefined
}

/** A person as everyone may see them. The bars are drawings. The data behind them was never sent. */
export function PublicCard({ profile, contactHref, byRating }: PublicCardProps) {
	const { id, profession, speciality, city, years, radius, languages, skills, verified, checks, rating } = profile
	return (
		<article id={`specialist-${id}`} className={cardLook}>
			<div className="flex items-start gap-3">
				<Avatar name={null} />
				<div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start">
					<span className="redacted h-3.5 w-36 max-w-full" aria-hidden="true" />
					<h3 className="text-base leading-6 wrap-anywhere">
						<Link to={`/doctors/${id}`} rel="nofollow" className={cardLinkLook}>
							{saidName([speciality, years].filter(Boolean).join(', '))}
						</Link>
					</h3>
				</div>
				{byRating ? <StarsOrNone rating={rating} /> : rating ? <Stars rating={rating} /> : null}
			</div>
			<p className="num text-sm text-ink-2">
				{[city && saidName(city), radius ? t`travels up to ${{ distance: radius }}` : null].filter(Boolean).join(' · ')}
			</p>
			{languages.length > 0 ? <p className="text-sm text-ink-2">{saidName(languages.join(', '))}</p> : null}
			<ul aria-label={t`Skills`} className="flex flex-wrap gap-1.5 empty:hidden">
				{verified ? (
					<li>
						<ExplainedTag lines={checks}>{t`Verified registration`}</ExplainedTag>
					</li>
				) : null}
				{skills.map((skill) => (
					<li key={skill} className="tag" {...asWritten()}>
						{skill}
					</li>
				))}
			</ul>
			{contactHref ? (
				<div className={cardFootLook}>
					<ButtonLink
						to={contactHref}
						rel="nofollow"
						variant="secondary"
						size="sm"
						aria-label={contactLabel(profession, saidName([speciality, city].filter(Boolean).join(', ')))}
					>
						{profession === 'nurse' ? t`Contact this nurse` : t`Contact this doctor`}
					</ButtonLink>
				</div>
			) : null}
		</article>
	)
}

const contactLabel = (profession: PublicProfile['profession'], who: string) =>
	profession === 'nurse' ? t`Contact this nurse: ${{ who }}` : t`Contact this doctor: ${{ who }}`
