import { Button } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import type { JobFormPage } from '../form/job-form.server.ts'
import { SaveState } from './save-state.tsx'
import type { Autosave } from './use-autosave.ts'

type JobFormButtonsProps = {
	page: JobFormPage
	id: string
	/** The account has it, if only as a draft that was saved while someone typed. */
	isStored: boolean
	autosave: Autosave
}

/** Always in sight. The first button is what Enter presses. Each of the others sends the same fields somewhere else. */
export function JobFormButtons({ page, id, isStored, autosave }: JobFormButtonsProps) {
	const isDraft = page.status === 'new' || page.status === 'draft'
	const home = `/hospital/jobs/${id}/edit`
	const post = isStored ? `/hospital/jobs/${id}/publication` : '/hospital/post-job'
	const draft = isStored ? home : '/hospital/jobs/drafts'
	const preview = isStored ? `/hospital/jobs/${id}/preview` : '/hospital/post-job/preview'
	return (
		<div className="acts flex-wrap items-center">
			{isDraft && page.canPublish ? (
				<SubmitButton action={post} formAction={post} pendingLabel="Posting..." className="order-last md:order-none">
					Post Job
				</SubmitButton>
			) : null}
			{isDraft ? (
				<SubmitButton
					action={draft}
					formAction={draft}
					variant={page.canPublish ? 'secondary' : 'primary'}
					pendingLabel="Saving..."
					// The account has the draft already, and a phone has room for two buttons.
					className={page.canPublish ? 'js:max-md:hidden' : undefined}
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
			<a href="#preview" className="btn btn-secondary no-js:hidden lg:hidden">
				Preview
			</a>
			{isDraft ? (
				<SubmitButton
					action={`/hospital/jobs/${id}/template`}
					formAction={`/hospital/jobs/${id}/template`}
					variant="quiet"
					pendingLabel="Saving..."
					className="js:max-md:hidden"
				>
					Save as template
				</SubmitButton>
			) : null}
			<SaveState autosave={autosave} />
		</div>
	)
}
