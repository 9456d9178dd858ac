import type { Unsent } from './use-outbox.ts'

type UnsentLineProps = { message: Unsent; retry: () => void; drop: () => void }

/** A message that the server has not confirmed yet. */
export function UnsentLine({ message: { is, body, file, problem }, retry, drop }: UnsentLineProps) {
	return (
		<li className="grid max-w-[min(34rem,88%)] justify-items-end gap-1 justify-self-end">
			<div className="grid gap-1 rounded-lg bg-brand-soft px-3 py-2 text-on-brand-soft">
				{body ? <p className="break-words whitespace-pre-line">{body}</p> : null}
				{file ? <p className="text-sm break-all">{file.name}</p> : null}
			</div>
			{is === 'failed' ? (
				<div className="flex flex-wrap items-center justify-end gap-2 text-sm">
					<p className="text-danger">{problem ?? 'Not sent. You are offline.'}</p>
					<button type="button" className="btn btn-secondary btn-sm" onClick={retry}>
						Try again
					</button>
					<button type="button" className="btn btn-quiet btn-sm" onClick={drop}>
						Discard
					</button>
				</div>
			) : (
				<p className="text-right text-xs text-ink-2">
					{is === 'waits' ? 'You are offline. This will be sent when you are back online.' : 'Sending'}
				</p>
			)}
		</li>
	)
}
