import { rich } from '../rich.tsx'
import { Notice } from './notice.tsx'
import { t } from '#app/platform/language/words.ts'

type ChangedNoticeProps = {
	title: string
	/** Every field of the form: as it is stored now, and as it was sent from here. */
	rows: readonly { label: string; saved: string; yours: string }[]
	hint: string
}

/**
 * The same thing was saved in two places: what is stored now, beside what was typed here. Nothing was lost, and nothing
 * overwritten. Marked as an error summary, so that the script that sends files puts it into the page too.
 */
export function ChangedNotice({ title, rows, hint }: ChangedNoticeProps) {
	const different = rows.filter(({ saved, yours }) => saved !== yours)
	return (
		<div role="alert" tabIndex={-1} data-error-summary="">
			<Notice tone="warning" title={title}>
				{different.length > 0 ? (
					<ul className="mt-1 grid gap-1">
						{different.map(({ label, saved, yours }) => (
							<li key={label}>
								{rich({
									strong: (words) => <strong>{words}</strong>,
								})`${{ field: label }}: saved value <strong>${{ saved: saved || t`empty` }}</strong>, your value <strong>${{ yours: yours || t`empty` }}</strong>`}
							</li>
						))}
					</ul>
				) : null}
				<p className="mt-1">{hint}</p>
			</Notice>
		</div>
	)
}
