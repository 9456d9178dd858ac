import { FileText } from 'lucide-react'
import { cx } from '#app/ui/cx.ts'
import type { FormattedMessage } from '../conversation.server.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

type MessageLineProps = {
	message: FormattedMessage
	read: string | null
	/** The message before is by the same person: who it is need not be said again. */
	goesOn: boolean
}

/** One message, with one's own side on the right. */
export function MessageLine({ message, read, goesOn }: MessageLineProps) {
	const { clientKey, isOurs, isOwn, sender, body, at, file } = message
	const written = isOurs ? {} : asWritten()
	return (
		<li
			data-key={clientKey}
			className={cx(
				'grid max-w-[min(34rem,88%)] gap-1',
				isOurs ? 'justify-items-end justify-self-end' : 'justify-items-start justify-self-start',
			)}
		>
			<div
				className={cx(
					'grid gap-1 rounded-lg px-3 py-2',
					isOurs ? 'bg-brand-soft text-on-brand-soft' : 'border border-line bg-surface',
				)}
			>
				{sender ? (
					<p className={cx('text-xs font-semibold', (goesOn || isOwn) && 'sr-only')} {...written}>
						{sender}
					</p>
				) : null}
				{body ? (
					<p className="break-words whitespace-pre-line" {...written}>
						<bdi>{body}</bdi>
					</p>
				) : null}
				{file ? <AttachedFile file={file} /> : null}
			</div>
			<p className="num text-xs text-ink-2">
				<time dateTime={at.iso} title={at.full}>
					{at.text}
				</time>
				{read ? ` · ${read}` : null}
			</p>
		</li>
	)
}

function AttachedFile({ file }: { file: NonNullable<FormattedMessage['file']> }) {
	if (file.scan === 'infected')
		return <p className="text-sm">{t`${{ file: file.name }} was removed because it failed the virus check.`}</p>
	if (file.scan === 'scanning')
		return (
			<p className="text-sm">{t`${{ file: file.name }} is being checked for viruses. You can open it in a moment.`}</p>
		)
	return (
		<a href={`/messages/files/${file.id}`} download className="link inline-flex min-h-11 items-center gap-2 text-sm">
			<FileText size={18} aria-hidden="true" className="shrink-0" />
			<span className="min-w-0 break-all">{file.name}</span>
			<span className="num shrink-0">{file.size}</span>
		</a>
	)
}
