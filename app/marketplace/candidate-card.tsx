import type { HospitalProfile } from '#app/specialists/disclosure.ts'
import { Stars, StarsOrNone } from '#app/specialists/stars.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { ExplainedTag } from '#app/ui/explained-tag.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { cardFootLook, cardLinkLook, cardLook } from './components/card-look.ts'
import { CandidateLink } from './candidate-link.tsx'
import { CandidateButtons } from './candidate-buttons.tsx'
import type { CandidateRow } from './candidate-row.ts'

type CandidateCardProps = {
	profile: Pick<HospitalProfile, 'id' | 'photo' | 'radius' | 'rating'>
	row: CandidateRow
	/** The list is sorted by rating, so a card without one says so. */
	byRating?: boolean | undefined
}

/** A candidate as a verified hospital may see them, with its next actions. */
export function CandidateCard({ profile, row, byRating }: CandidateCardProps) {
	const { id, photo, radius, rating } = profile
	return (
		<article id={`specialist-${id}`} className={cardLook}>
			<div className="flex items-start gap-3">
				<Avatar name={row.name} photo={photo} />
				<div className="min-w-0 flex-1">
					<h3 className="text-base leading-6">
						<CandidateLink row={row} openHref={undefined} className={cardLinkLook} />
					</h3>
					<p className="text-sm text-ink-2">{[row.speciality, row.degrees].filter(Boolean).join(' · ')}</p>
				</div>
				{byRating ? <StarsOrNone rating={rating} /> : rating ? <Stars rating={rating} /> : null}
			</div>
			<p className="num text-sm text-ink-2">
				{[row.years, row.city, row.distance, radius ? `travels up to ${radius}` : null].filter(Boolean).join(' · ')}
			</p>
			<p className="num text-sm text-ink-2 empty:hidden">
				{[row.pay, row.shifts && `${row.shifts} shifts`].filter(Boolean).join(' · ')}
			</p>
			{row.languages ? <p className="text-sm text-ink-2">{row.languages}</p> : null}
			<ul aria-label="Skills and status" className="flex flex-wrap gap-1.5">
				{row.isVerified ? (
					<li>
						<ExplainedTag lines={row.checks}>Verified registration</ExplainedTag>
					</li>
				) : null}
				{row.skills.map((name) => (
					<li key={name} className="tag">
						{name}
					</li>
				))}
				{row.actions.contact ? null : (
					<li>
						<Tag tone={row.status.tone} icon={null}>
							{row.status.text}
						</Tag>
					</li>
				)}
			</ul>
			<div className={cardFootLook}>
				<CandidateButtons candidate={row} />
			</div>
		</article>
	)
}
