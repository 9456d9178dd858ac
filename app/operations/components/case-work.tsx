import { Form } from 'react-router'
import { caseWorkAddress, longestCaseText } from '#app/cases/case-work.ts'
import { CaseThread } from '#app/cases/case-thread.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import type { Desk } from '../cases/desk.server.ts'

/** The operator who works on the case, why it waits, and what was written about it. */
export function CaseWork({ desk }: { desk: Desk }) {
	const { kind, id, mayWork, assigned, held, note, appeal, messages, isAsked, isOpen } = desk
	const at = (work: string) => caseWorkAddress(kind, id, work)
	return (
		<>
			{appeal ? (
				<Notice tone="warning" title={`Appeal, ${appeal.at}`}>
					<p className="whitespace-pre-line">{appeal.reason}</p>
					{appeal.isOwnRefusal ? <p>You refused this, so another operator decides.</p> : null}
				</Notice>
			) : null}
			{held ? (
				<Notice title={`On hold until ${held.until}`}>
					<p className="whitespace-pre-line">{held.reason}</p>
					{mayWork ? (
						<PostButton action={at('hold/removal')} variant="secondary" size="sm" pendingLabel="Resuming...">
							Resume
						</PostButton>
					) : null}
				</Notice>
			) : null}
			{isAsked ? (
				<Notice title="Waiting for a reply">It returns to the queue when they reply or change it.</Notice>
			) : null}
			{messages.length > 0 ? (
				<section aria-labelledby="thread-title">
					<h2 id="thread-title">Messages</h2>
					<CaseThread messages={messages} reader="operator" />
				</section>
			) : null}
			{mayWork && (isOpen || note) ? (
				<section aria-labelledby="work-title" className="grid gap-3">
					<div className="flex flex-wrap items-center gap-2">
						<h2 id="work-title" className="mb-0 flex-1">
							{assigned
								? assigned.isMine
									? 'You have taken this case'
									: `Taken by ${assigned.by}`
								: 'No one has taken this case'}
						</h2>
						{assigned?.isMine ? (
							<PostButton action={at('assignment/removal')} variant="secondary" size="sm" pendingLabel="Releasing...">
								Release
							</PostButton>
						) : assigned ? null : (
							<PostButton action={at('assignment')} variant="secondary" size="sm" pendingLabel="Taking...">
								Take
							</PostButton>
						)}
					</div>
					<Form method="post" action={at('note')} className="grid gap-2" preventScrollReset>
						<TextArea
							key={note}
							name="note"
							label="Note for colleagues"
							optional
							rows={2}
							maxLength={longestCaseText}
							defaultValue={note ?? ''}
						/>
						<SubmitButton
							action={at('note')}
							variant="secondary"
							size="sm"
							className="justify-self-start"
							pendingLabel="Saving..."
						>
							Save note
						</SubmitButton>
					</Form>
				</section>
			) : null}
		</>
	)
}
