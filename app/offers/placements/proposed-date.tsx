import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

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
			title={isMine ? t`You proposed ${{ date }}` : t`${{ name: other }} proposes ${{ date }}`}
			{...(headingLevel ? { headingLevel } : {})}
		>
			<div className="grid gap-4">
				<p>
					{isMine
						? t`The agreed joining date, ${{ date: agreed }}, holds until ${{ name: other }} accepts.`
						: t`The agreed joining date, ${{ date: agreed }}, holds until you accept the new one.`}
				</p>
				<p className="max-w-prose whitespace-pre-line wrap-anywhere" {...(isMine ? {} : asWritten())}>
					{reason}
				</p>
				{isMine ? (
					<PostButton action={at('withdrawal')} variant="secondary" pendingLabel={t`Withdrawing...`}>
						{t`Withdraw proposal`}
					</PostButton>
				) : (
					<div className="flex flex-wrap gap-3">
						<PostButton action={at('acceptance')} pendingLabel={t`Accepting...`}>
							{t`Accept ${{ date }}`}
						</PostButton>
						<PostButton action={at('refusal')} variant="secondary" pendingLabel={t`Declining...`}>
							{t`Keep ${{ date: agreed }}`}
						</PostButton>
					</div>
				)}
			</div>
		</Panel>
	)
}
