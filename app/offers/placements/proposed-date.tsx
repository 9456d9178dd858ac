import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'

/** Another joining date that waits for an answer, as one of its two sides reads it. */
export type ProposedDateView = {
	id: string
	isMine: boolean
	date: string
	agreed: string
	other: string
	reason: string
}

/** What is proposed, and what the reader can do about it: answer, or withdraw what their own side proposed. */
export function ProposedDate({ proposed, headingLevel }: { proposed: ProposedDateView | null; headingLevel?: 2 | 3 }) {
	if (!proposed) return null
	const { id, isMine, date, agreed, other, reason } = proposed
	const at = (resource: string) => `/joining-dates/${id}/${resource}`
	return (
		<Panel
			title={isMine ? `You proposed ${date}` : `${other} proposes ${date}`}
			{...(headingLevel ? { headingLevel } : {})}
		>
			<div className="grid gap-4">
				<p>
					{`The agreed joining date, ${agreed}, holds until ${isMine ? `${other} accepts` : 'you accept the new one'}.`}
				</p>
				<p className="max-w-prose whitespace-pre-line wrap-anywhere">{reason}</p>
				{isMine ? (
					<PostButton action={at('withdrawal')} variant="secondary" pendingLabel="Withdrawing...">
						Withdraw proposal
					</PostButton>
				) : (
					<div className="flex flex-wrap gap-3">
						<PostButton action={at('acceptance')} pendingLabel="Accepting...">
							Accept {date}
						</PostButton>
						<PostButton action={at('refusal')} variant="secondary" pendingLabel="Declining...">
							Keep {agreed}
						</PostButton>
					</div>
				)}
			</div>
		</Panel>
	)
}
