import { councilByCode } from '#app/catalog/councils.ts'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { CredentialKind } from '../kinds.ts'
import { labelsOf, type StoredClaim } from './claim-labels.ts'

type ClashNoticeProps = { kind: CredentialKind; stored: StoredClaim; typed: FormProblem }

const compared = ['councilCode', 'number', 'title', 'institution', 'year', 'validUntil', 'holderName'] as const

/**
 * Shows the stored values beside the typed ones after a change elsewhere. Marked as an error summary, so that the
 * script that sends files puts it into the page too.
 */
export function ClashNotice({ kind, stored, typed }: ClashNoticeProps) {
	const labels = labelsOf(kind)
	const printed = (name: string, value: string) =>
		(name === 'councilCode' ? councilByCode(value)?.name : value) || 'empty'
	const rows = compared
		.filter((name) => labels[name] !== undefined)
		.map((name) => ({ name, saved: String(stored[name] ?? ''), yours: fieldValue(typed, name) }))
		.filter(({ saved, yours }) => saved !== yours)
	return (
		<div role="alert" tabIndex={-1} data-error-summary="">
			<Notice
				tone="warning"
				title="This was changed or reviewed while you had it open. Your changes have not been saved."
			>
				{rows.length > 0 ? (
					<ul className="mt-1 grid gap-1">
						{rows.map(({ name, saved, yours }) => (
							<li key={name}>
								{labels[name]}: saved value <strong>{printed(name, saved)}</strong>, your value{' '}
								<strong>{printed(name, yours)}</strong>
							</li>
						))}
					</ul>
				) : null}
				<p className="mt-1">Save again to keep your version. Please choose any file again.</p>
			</Notice>
		</div>
	)
}
