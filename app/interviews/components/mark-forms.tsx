import { Notice } from '#app/ui/page/notice.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import type { InterviewView } from '../page/interview-view.server.ts'

/** How it went: the hospital's word, once the interview has begun. */
export function MarkForms({ interview: { id, version, can, needsMark } }: { interview: InterviewView }) {
	if (!needsMark) return null
	return (
		<Notice tone="info" title="Interview outcome">
			<div className="mt-2 flex flex-wrap gap-2">
				{can.complete ? (
					<MarkButton action={`/interviews/${id}/completion`} version={version}>
						Completed
					</MarkButton>
				) : null}
				{can.markNoShow ? (
					<MarkButton action={`/interviews/${id}/no-show`} version={version} variant="secondary">
						No-show
					</MarkButton>
				) : (
					<p className="self-center">You can mark a no-show 30 minutes after the start time.</p>
				)}
			</div>
		</Notice>
	)
}

type MarkButtonProps = { action: string; version: number; variant?: 'primary' | 'secondary'; children: string }

function MarkButton({ action, version, variant, children }: MarkButtonProps) {
	return (
		<PostButton action={action} fields={{ version }} variant={variant} size="sm" pendingLabel="Saving...">
			{children}
		</PostButton>
	)
}
