import type { CaseMessage } from './thread.server.ts'
import { t } from '#app/platform/language/words.ts'
import { Chosen } from '#app/ui/chosen.tsx'

type CaseThreadProps = { messages: readonly CaseMessage[]; reader: 'operator' | 'owner' }

/** What operators and the hospital or specialist have written. Names of operators are for operators. */
export function CaseThread({ messages, reader }: CaseThreadProps) {
	return (
		<ol className="grid gap-2">
			{messages.map(({ id, side, body, at, by }) => (
				<li key={id} className="rounded-md border border-line bg-surface px-3 py-2">
					<p className="num text-sm text-ink-2">
						{side === 'operator' && reader === 'owner' ? t`Our team` : (by ?? t`Account removed`)}, {at}
					</p>
					<p className="wrap-anywhere whitespace-pre-line">{side === 'operator' ? <Chosen text={body} /> : body}</p>
				</li>
			))}
		</ol>
	)
}
