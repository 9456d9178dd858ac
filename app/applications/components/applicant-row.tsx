import { memo } from 'react'
import { shortDistance } from '#app/platform/text/short-distance.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import type { ApplicantCard } from '../pipeline/applicant-card.ts'
import { StageTag } from '../stage-tag.tsx'
import { ApplicantName } from './applicant-name.tsx'
import { Choice } from './choice.tsx'
import { Fit } from './fit.tsx'
import { MoveButton } from './move-menu.tsx'
import { isSameCard } from './same-card.ts'
import { Waiting } from './waiting.tsx'

type ApplicantRowProps = {
	applicant: ApplicantCard
	/** The list without anyone opened. */
	here: string
	showsJob: boolean
	isOpened: boolean
}

/** One applicant in the list: two lines on a desk, a few more on a phone. Drawn again only when something about them changes. */
export const ApplicantRow = memo(function ApplicantRow({ applicant, here, showsJob, isOpened }: ApplicantRowProps) {
	const { id, name, speciality, city, skills, jobTitle, tags, years, pay, score, stage, inStage } = applicant
	const { distance, available } = applicant
	return (
		<li className="applicant-row" data-row={id} data-selected={isOpened ? '' : undefined}>
			<span className="applicant-pick">
				<Choice applicant={applicant} />
			</span>
			<Avatar name={name} size="sm" />
			<div>
				<ApplicantName applicant={applicant} here={here} isOpened={isOpened} />
				<span className="block truncate text-sm text-ink-2 max-lg:hidden">
					{[showsJob ? jobTitle : null, speciality, city, ...tags, ...skills].filter(Boolean).join(' · ')}
				</span>
				<span className="num block truncate text-sm text-ink-2 lg:hidden">
					{[inStage, ...(showsJob ? [jobTitle] : [years, pay, city])].filter(Boolean).join(' · ')}
				</span>
			</div>
			<span className="applicant-stage">
				<StageTag stage={stage} reader="hospital" inRow />
			</span>
			<span className="applicant-fit">
				<Fit applicant={applicant} />
			</span>
			<span>{years ?? '–'}</span>
			<span>{pay ?? '–'}</span>
			<span>{distance === null ? '–' : shortDistance(distance).replace(', from the city', '')}</span>
			<span>{available ?? '–'}</span>
			<span>{score === null ? '–' : score.toFixed(1)}</span>
			<span className="applicant-waiting">
				<Waiting applicant={applicant} />
			</span>
			<span className="applicant-menu">
				<MoveButton applicant={applicant} />
			</span>
		</li>
	)
}, isSameCard)
