import { Notice } from '#app/ui/page/notice.tsx'
import type { Difference } from '../sections/section-labels.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

/** Another tab saved first: what is stored now, beside what was typed here. Nothing was lost, and nothing overwritten. */
export function ClashNotice({ clash }: { clash: Difference[] }) {
	return (
		<div role="alert" tabIndex={-1} data-error-summary="">
			<Notice tone="warning" title={t`This was changed in another window or device. Your changes have not been saved.`}>
				<ul className="mt-1 grid gap-1">
					{clash.map(({ label, saved, yours }) => (
						<li key={label} className="wrap-anywhere">
							{rich({
								strong: (words) => <strong>{words}</strong>,
							})`${{ label }}: saved value <strong>${{ saved: saved || t`empty` }}</strong>, your value <strong>${{ yours: yours || t`empty` }}</strong>`}
						</li>
					))}
				</ul>
				<p className="mt-1">{t`Select Save to keep your version.`}</p>
			</Notice>
		</div>
	)
}
