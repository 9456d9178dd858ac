import { councilByCode } from '#app/catalog/councils.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { ChangedNotice } from '#app/ui/page/changed-notice.tsx'
import type { CredentialKind } from '../kinds.ts'
import { labelsOf, type StoredClaim } from './claim-labels.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

type ClashNoticeProps = { kind: CredentialKind; stored: StoredClaim; typed: FormProblem }

/** Saved or decided elsewhere since the page was opened. */
export function ClashNotice({ kind, stored, typed }: ClashNoticeProps) {
	const labels = labelsOf(kind)
	const printed = (name: string, value: string) =>
		name === 'councilCode' ? saidName(councilByCode(value)?.name ?? value) : value
	const { document: _document, ...compared } = labels
	const rows = Object.entries(compared).map(([name, label]) => ({
		label,
		saved: printed(name, String(stored[name as keyof StoredClaim] ?? '')),
		yours: printed(name, fieldValue(typed, name)),
	}))
	return (
		<ChangedNotice
			title={t`This was changed or reviewed while you had it open. Your changes have not been saved.`}
			rows={rows}
			hint={t`Save again to keep your version. Please choose any file again.`}
		/>
	)
}
