import { pageAsked } from '#app/platform/paging.ts'
import { Link } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Tag, type Tone } from '#app/ui/tag.tsx'
import { MarkedTexts } from '../marked-texts.tsx'
import { listHospitalReviews } from '../queries.server.ts'
import { ReasonList } from '../review-notice.tsx'
import {
	type ReviewStatus,
	reviewStatusNames,
	type ReviewSubject,
	reviewSubjectNames,
	reviewTargetHours,
} from '../status.ts'
import type { Route } from './+types/list.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	return listHospitalReviews(memberOf(context), pageAsked(new URL(request.url).searchParams))
}

export const meta = () => [titled('In review')]

const tones: Record<ReviewStatus, Tone> = {
	waiting: 'warning',
	passed: 'success',
	refused: 'danger',
	withdrawn: 'neutral',
}

/** Where its author can correct it. */
const editPage: Record<ReviewSubject, (subjectId: string) => { to: string; label: string }> = {
	job: (id) => ({ to: `/hospital/jobs/${id}/edit`, label: 'Edit job' }),
	'job-edit': (id) => ({ to: `/hospital/jobs/${id}/edit`, label: 'Edit job' }),
	'hospital-page': () => ({ to: '/hospital/profile', label: 'Edit hospital page' }),
	'hospital-name': () => ({ to: '/hospital/profile/name', label: 'Change name' }),
	'contact-request': (id) => ({ to: `/doctors/${id}/contact`, label: 'Write a new request' }),
	message: (id) => ({ to: `/messages/with/${id}`, label: 'Open conversation' }),
	offer: (id) => ({ to: `/hospital/applications/${id}/offer`, label: 'Write a new offer' }),
}

type Held = Route.ComponentProps['loaderData']['rows'][number]

export default function HospitalReviews({ loaderData: { page, total, rows, first, hasMore } }: Route.ComponentProps) {
	const at = (other: number) => (other > 1 ? `/hospital/reviews?page=${other}` : '/hospital/reviews')
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-6">
			<PageHeader
				title="In review"
				lead={`We read some texts before specialists see them, within ${reviewTargetHours} hours. Most texts go live at once.`}
			/>
			{rows.length === 0 ? (
				<EmptyState picture="done" title="Nothing in review">
					Your jobs, pages and messages are live as you wrote them.
				</EmptyState>
			) : (
				<ul className="grid gap-4">
					{rows.map((review) => (
						<HeldText key={review.id} review={review} />
					))}
				</ul>
			)}
			{page > 1 || hasMore ? (
				<Pagination
					summary={`${first}–${first + rows.length - 1} of ${total}`}
					previous={page > 1 ? at(page - 1) : null}
					next={hasMore ? at(page + 1) : null}
				/>
			) : null}
		</main>
	)
}

function HeldText({
	review: { id, subject, subjectId, title, status, age, submitted, reason, reasons, texts },
}: {
	review: Held
}) {
	const edit = editPage[subject](subjectId)
	return (
		<li id={`review-${id}`} data-row={id} className="panel grid gap-3 p-4">
			<div className="flex flex-wrap items-baseline justify-between gap-2">
				<h2 className="text-lg">{title}</h2>
				<Tag tone={tones[status]}>{reviewStatusNames[status]}</Tag>
			</div>
			<p className="text-sm text-ink-2">
				{reviewSubjectNames[subject] === title ? null : `${reviewSubjectNames[subject]} · `}
				<span title={submitted}>submitted {age}</span>
			</p>
			{reason ? <p className="max-w-prose whitespace-pre-line">Reason: {reason}</p> : null}
			{status === 'passed' ? null : (
				<>
					<ReasonList reasons={reasons} />
					<details>
						<summary className="link min-h-11 cursor-pointer content-center">View the text</summary>
						<MarkedTexts texts={texts} />
					</details>
					<div className="flex flex-wrap items-center gap-2">
						<Link to={edit.to} className="btn btn-secondary">
							{edit.label}
						</Link>
						{status === 'waiting' ? (
							<PostButton
								action={`/hospital/reviews/${id}/withdrawal`}
								variant="secondary"
								pendingLabel="Withdrawing..."
								aria-label={`Withdraw from review: ${title}`}
							>
								Withdraw
							</PostButton>
						) : null}
					</div>
				</>
			)}
		</li>
	)
}
