import type { FormProblem } from '#app/platform/form.ts'
import { fieldValue } from '#app/platform/form.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { StoredSettings } from './settings-form.tsx'

type StaleNoticeProps = { stored: StoredSettings; typed: FormProblem; labels: Record<string, string> }

const compared = ['name', 'email', 'speciality', 'location'] as const

/**
 * Two tabs saved: what is stored now, beside what was typed here. Nothing was lost, and nothing overwritten. Marked as
 * an error summary, so that the script that sends files puts it into the page too.
 */
export function StaleNotice({ stored, typed, labels }: StaleNoticeProps) {
	const relocates = (on: boolean) => (on ? 'Yes' : 'No')
	const rows = [
		...compared.map((name) => ({
			label: labels[name] ?? name,
			saved: stored[name] ?? '',
			yours: fieldValue(typed, name),
		})),
		{
			label: 'Open to relocate',
			saved: relocates(stored.openToRelocate),
			yours: relocates(fieldValue(typed, 'openToRelocate') === 'on'),
		},
	].filter(({ saved, yours }) => saved !== yours)
	return (
		<div role="alert" tabIndex={-1} data-error-summary="">
			<Notice tone="warning" title="Your settings were saved elsewhere in the meantime. Nothing was changed now.">
				{rows.length > 0 ? (
					<ul className="mt-1 grid gap-1">
						{rows.map(({ label, saved, yours }) => (
							<li key={label}>
								{label}: saved as <strong>{saved || 'empty'}</strong>, here <strong>{yours || 'empty'}</strong>
							</li>
						))}
					</ul>
				) : null}
				<p className="mt-1">Save Changes keeps what stands here. A file has to be chosen again.</p>
			</Notice>
		</div>
	)
}
