import { Notice } from '#app/ui/page/notice.tsx'
import type { Difference } from '../sections/section-labels.ts'

/** Another tab saved first: what is stored now, beside what was typed here. Nothing was lost, and nothing overwritten. */
export function ClashNotice({ clash }: { clash: Difference[] }) {
	return (
		<div role="alert" tabIndex={-1} data-error-summary="">
			<Notice tone="warning" title="This was changed in another window or device. Your changes have not been saved.">
				<ul className="mt-1 grid gap-1">
					{clash.map(({ label, saved, yours }) => (
						<li key={label} className="wrap-anywhere">
							{label}: saved value <strong>{saved || 'empty'}</strong>, your value <strong>{yours || 'empty'}</strong>
						</li>
					))}
				</ul>
				<p className="mt-1">Select Save to keep your version.</p>
			</Notice>
		</div>
	)
}
