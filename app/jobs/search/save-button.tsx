import { Bookmark, BookmarkCheck } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { t } from '#app/platform/language/words.ts'

/** Whether a job is on the viewer's list; visitors, who have none yet, are asked to sign in. */
export type SaveState = 'saved' | 'unsaved' | 'sign-in'

type SaveButtonProps = {
	job: { id: string; title: string; hospitalName: string }
	state: SaveState
	size?: 'md' | 'sm'
	/** Without its word, on a card. */
	iconOnly?: boolean
	variant?: 'secondary' | 'quiet'
	className?: string
}

/** Puts a job on the list of saved jobs or takes it off, at once on the screen; the message that follows takes it back. */
export function SaveButton({ job, state, size = 'sm', iconOnly = false, variant, className }: SaveButtonProps) {
	const look: Look = {
		size: iconOnly ? 'md' : size,
		variant: variant ?? (iconOnly ? 'quiet' : 'secondary'),
		iconOnly,
		...(className ? { className } : {}),
	}
	if (state === 'sign-in')
		return (
			<ButtonLink
				{...look}
				to={savingOf(job.id)}
				rel="nofollow"
				aria-label={t`Save: ${{ job: job.title }}, ${{ hospital: job.hospitalName }}`}
			>
				<Bookmark size={iconOnly ? 20 : 16} aria-hidden="true" />
				{iconOnly ? null : t.of('button')`Save`}
			</ButtonLink>
		)
	return <Toggle job={job} isSaved={state === 'saved'} look={look} />
}

const savingOf = (jobId: string) => `/jobs/${jobId}/saving`

type Look = { size: 'md' | 'sm'; variant: 'secondary' | 'quiet'; iconOnly: boolean; className?: string }

/** While the answer is on its way the button shows what was asked for. */
function Toggle({ job, isSaved, look }: { job: SaveButtonProps['job']; isSaved: boolean; look: Look }) {
	const { pathname, search } = useLocation()
	return (
		<Form
			method="post"
			action={isSaved ? `${savingOf(job.id)}/removal` : savingOf(job.id)}
			preventScrollReset
			className={look.className}
		>
			<input type="hidden" name="returnTo" value={pathname + search} />
			<Button
				variant={look.variant}
				size={look.size}
				iconOnly={look.iconOnly}
				className={look.iconOnly ? undefined : 'w-full'}
				aria-label={
					isSaved
						? t`Saved: ${{ job: job.title }}, ${{ hospital: job.hospitalName }}`
						: t`Save: ${{ job: job.title }}, ${{ hospital: job.hospitalName }}`
				}
				aria-pressed={isSaved}
				pendingLabel={<Face isSaved={!isSaved} iconOnly={look.iconOnly} />}
			>
				<Face isSaved={isSaved} iconOnly={look.iconOnly} />
			</Button>
		</Form>
	)
}

function Face({ isSaved, iconOnly }: { isSaved: boolean; iconOnly: boolean }) {
	const Icon = isSaved ? BookmarkCheck : Bookmark
	return (
		<>
			<Icon size={iconOnly ? 20 : 16} aria-hidden="true" />
			{iconOnly ? null : isSaved ? t.of('job')`Saved` : t.of('button')`Save`}
		</>
	)
}
