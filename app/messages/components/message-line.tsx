import { FileText } from 'lucide-react'
import { cx } from '#app/ui/cx.ts'
import type { MessageWords } from '../conversation.server.ts'

/** One message: one's own side stands to the right. */
export function MessageLine({ message, read }: { message: MessageWords; read: string | null }) {
	const { isOurs, sender, body, at, file } = message
	return (
		<li className={cx('grid max-w-[min(34rem,88%)] gap-1', isOurs ? 'justify-self-end' : 'justify-self-start')}>
			<div className={cx('grid gap-1 rounded-lg px-3 py-2', isOurs ? 'bg-brand-soft text-on-brand-soft' : 'bg-sunken')}>
				{sender && sender !== 'You' ? <p className="text-xs font-semibold">{sender}</p> : null}
				{sender === 'You' ? <p className="sr-only">You</p> : null}
				{body ? (
					<p className="break-words whitespace-pre-line">
						<bdi>{body}</bdi>
					</p>
				) : null}
				{file ? <AttachedFile file={file} /> : null}
			</div>
			<p className={cx('num text-xs text-ink-2', isOurs && 'text-right')}>
				<time dateTime={at.iso} title={at.full}>
					{at.text}
				</time>
				{read ? ` · ${read}` : null}
			</p>
		</li>
	)
}

function AttachedFile({ file }: { file: NonNullable<MessageWords['file']> }) {
	if (file.scan === 'infected') return <p className="text-sm">{file.name} was removed: the virus check refused it.</p>
	if (file.scan === 'scanning')
		return <p className="text-sm">{file.name} is being checked. It can be opened in a moment.</p>
	return (
		<a href={`/messages/files/${file.id}`} download className="link inline-flex min-h-11 items-center gap-2 text-sm">
			<FileText size={18} aria-hidden="true" className="shrink-0" />
			<span className="min-w-0 break-all">{file.name}</span>
			<span className="num shrink-0">{file.size}</span>
		</a>
	)
}
