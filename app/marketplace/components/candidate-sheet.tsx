import { Link } from 'react-router'
import { ProfileView } from '#app/specialists/profile-view.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { CandidateButtons } from '../candidate-buttons.tsx'
import type { OpenedCandidate } from '../open-candidate.server.ts'
import { SideSheet } from './side-sheet.tsx'

type CandidateSheetProps = {
	opened: OpenedCandidate
	closeHref: string
	previousHref: string | null
	nextHref: string | null
}

/** A profile beside the list. Shows what the hospital may see, why it is listed, and next actions. */
export function CandidateSheet({ opened, ...addresses }: CandidateSheetProps) {
	const { row, profile } = opened
	return (
		<SideSheet label={row.name} {...addresses} footer={<CandidateButtons candidate={row} />}>
			<div className="grid gap-5">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
					<Tag tone={row.status.tone} icon={null}>
						{row.status.text}
					</Tag>
					<Link to={`/doctors/${row.id}`} className="link">
						Open full page
					</Link>
				</p>
				<ProfileView
					profile={profile}
					contact={
						opened.hasContact ? (
							<p className="rounded-md bg-sunken p-3 text-sm">
								This specialist’s phone and email are shared with you.{' '}
								<Link to={`/doctors/${row.id}`} className="link">
									Show contact details
								</Link>
							</p>
						) : undefined
					}
				/>
				<WhyHere opened={opened} />
			</div>
		</SideSheet>
	)
}

/** Every place in the list can be explained, and none can be bought. */
function WhyHere({ opened: { reasons, ranking } }: { opened: OpenedCandidate }) {
	if (reasons.length === 0 && !ranking) return null
	return (
		<section className="grid gap-2 border-t border-line pt-4 text-sm">
			<h3 className="text-base">Why this position</h3>
			{reasons.length > 0 ? (
				<ul className="grid list-disc gap-1 pl-5">
					{reasons.map((reason) => (
						<li key={reason}>{reason}</li>
					))}
				</ul>
			) : null}
			{ranking ? (
				<>
					<p className="num text-ink-2">
						Relevance {ranking.points} of {ranking.of}. No one can pay for a higher position.
					</p>
					<ul className="num grid gap-1 text-ink-2">
						{ranking.parts.map(({ words, points, of }) => (
							<li key={words} className="flex justify-between gap-4">
								<span>{words}</span>
								<span className="shrink-0">
									{points} of {of}
								</span>
							</li>
						))}
					</ul>
				</>
			) : null}
		</section>
	)
}
