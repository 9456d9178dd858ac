import { Form } from 'react-router'
import { mayClose, postingMoves } from '../../posting-moves.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import type { JobPosting } from './hospital-jobs.server.ts'

/** Edit and the next move in sight, the rest in a menu. */
export function PostingActions({ job, canPublish }: { job: JobPosting; canPublish: boolean }) {
	const at = (resource: string) => `/hospital/jobs/${job.id}/${resource}`
	if (job.status === 'removed')
		return (
			<ButtonLink to={at('appeal')} variant="secondary" size="sm" aria-label={`Appeal: ${job.title}`}>
				Appeal
			</ButtonLink>
		)
	// While an operator reads it, it is published already, as far as the hospital can.
	const isPublishable = canPublish && job.review?.status !== 'waiting'
	return (
		<div className="row-actions flex items-center gap-2 py-0.5 whitespace-nowrap">
			<ButtonLink to={at('edit')} variant="secondary" size="sm" aria-label={`Edit ${job.title}`}>
				Edit
			</ButtonLink>
			{postingMoves(job.status, isPublishable).map(({ label, resource }) => (
				<PostButton
					key={resource}
					action={at(resource)}
					variant="secondary"
					size="sm"
					aria-label={`${label} ${job.title}`}
				>
					{label}
				</PostButton>
			))}
			{job.status !== 'draft' && canPublish ? (
				<ButtonLink to={at('applicants')} variant="secondary" size="sm" aria-label={`Applicants for ${job.title}`}>
					Applicants
				</ButtonLink>
			) : null}
			{job.status === 'open' && canPublish ? (
				<ButtonLink to={at('specialists')} variant="secondary" size="sm" aria-label={`Matches for ${job.title}`}>
					Matches
				</ButtonLink>
			) : null}
			<Menu id={`more-${job.id}`} button="More" size="sm" aria-label={`More for ${job.title}`}>
				<Form method="post" action={at('duplication')}>
					<input type="hidden" name="draft" value={job.draftId} />
					<MenuButton>Duplicate</MenuButton>
				</Form>
				<Form method="post" action={at('template')}>
					<MenuButton>Save as template</MenuButton>
				</Form>
				{job.status === 'draft' ? <MenuLink to={at('deletion')}>Delete draft…</MenuLink> : null}
				{mayClose(job.status) ? <MenuLink to={at('closure')}>Close…</MenuLink> : null}
			</Menu>
		</div>
	)
}
