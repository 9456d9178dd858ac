import { Button } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { JobFormPage } from '../job-form.server.ts'

/** The first button is what Enter presses. Each of the others sends the same fields somewhere else. */
export function JobFormButtons({ page, home }: { page: JobFormPage; home: string }) {
	const isDraft = page.status === 'new' || page.status === 'draft'
	const post = page.status === 'new' ? home : `/hospital/jobs/${page.id}/publication`
	const draft = page.status === 'new' ? '/hospital/jobs/drafts' : home
	const preview = page.status === 'new' ? '/hospital/post-job/preview' : `/hospital/jobs/${page.id}/preview`
	return (
		<div className="flex flex-wrap gap-3 border-t border-line pt-6">
			{isDraft && page.canPublish ? (
				<SubmitButton action={post} formAction={post} pendingLabel="Posting...">
					Post Job
				</SubmitButton>
			) : null}
			{isDraft ? (
				<SubmitButton
					action={draft}
					formAction={draft}
					variant={page.canPublish ? 'secondary' : 'primary'}
					pendingLabel="Saving..."
				>
					Save draft
				</SubmitButton>
			) : (
				<SubmitButton action={home} formAction={home} pendingLabel="Saving...">
					Save changes
				</SubmitButton>
			)}
			<Button variant="secondary" formAction={`${preview}#preview`} className="js:hidden">
				Preview
			</Button>
		</div>
	)
}
