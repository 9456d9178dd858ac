import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { type Warning, warningLines } from '../asking/guard.ts'
import { t } from '#app/platform/language/words.ts'

/** What speaks against accepting, to be read and ticked; nothing without it. */
export function TiredNotice({ warnings, error }: { warnings: readonly Warning[]; error: string[] | undefined }) {
	if (warnings.length === 0) return null
	return (
		<Notice tone="warning">
			{warnings.map((warning) => (
				<p key={warning}>{warningLines()[warning]}</p>
			))}
			<Checkbox name="tired" label={t`I have read this and am fit to work`} error={error} />
		</Notice>
	)
}
