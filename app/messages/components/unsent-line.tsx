import { t } from '#app/platform/language/words.ts'

/** A message that the server has not confirmed yet: copied for each by the program of the conversation, with what there is to say. */
export function UnsentLine() {
	return (
		<ul hidden>
			<li
				data-unsent
				data-sending={t`Sending`}
				data-waits={t`You are offline. This will be sent when you are back online.`}
				data-failed={t`Not sent. You are offline.`}
				data-logged-out={t`You have been logged out. Log in again to send this message.`}
				data-refused={t`Message not sent. Reload the page and try again.`}
				className="grid max-w-[min(34rem,88%)] justify-items-end gap-1 justify-self-end"
			>
				<div className="grid gap-1 rounded-lg bg-brand-soft px-3 py-2 text-on-brand-soft">
					<p data-body className="break-words whitespace-pre-line" />
					<p data-file className="text-sm break-all" />
				</div>
				<div className="flex flex-wrap items-center justify-end gap-2 text-sm">
					<p data-problem className="text-danger" />
					<p data-progress className="text-right text-xs text-ink-2" />
					<button type="button" data-retry className="btn btn-secondary btn-sm">
						{t`Try again`}
					</button>
					<button type="button" data-drop className="btn btn-quiet btn-sm">
						{t`Discard`}
					</button>
				</div>
			</li>
		</ul>
	)
}
