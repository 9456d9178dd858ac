import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { RenamePage } from '#app/ui/page/rename-page.tsx'
import { longestName } from './limits.ts'
import { t } from '#app/platform/language/words.ts'

type RenameSearchProps = {
	name: string
	problem: FormProblem | undefined
	/** The list of saved searches. */
	path: string
}

export function RenameSearch({ name, problem, path }: RenameSearchProps) {
	return (
		<RenamePage
			title={t`Rename a saved search`}
			hint={t`Only you see this name, in your list, notifications and emails.`}
			name={fieldValue(problem, 'name', name)}
			longest={longestName}
			back={path}
			problem={problem}
		/>
	)
}
