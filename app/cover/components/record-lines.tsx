import { asWritten } from '#app/ui/as-written.ts'
/** What is counted of one side, and what it says about it. */
export function RecordLines({ lines, reply }: { lines: readonly string[]; reply: string | null }) {
	return (
		<div className="grid gap-2">
			<ul className="num grid gap-1">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			{reply ? (
				<p className="text-ink-2 whitespace-pre-line wrap-anywhere" {...asWritten()}>
					“{reply}”
				</p>
			) : null}
		</div>
	)
}
