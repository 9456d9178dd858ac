import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { coverLimits } from '../asking/kinds.ts'
import { RecordLines } from './record-lines.tsx'
import { t } from '#app/platform/language/words.ts'

type RecordPageProps = {
	back: string
	lead: string
	lines: readonly string[]
	reply: string | null
	problem: FormProblem | undefined
}

/** One’s own record as the other side reads it, and what one has to say about it. */
export function RecordPage({ back, lead, lines, reply, problem: refused }: RecordPageProps) {
	const problem = useTyped(refused)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{t`Record`}</PageTitle>
			<PageHeader back={{ to: back, label: t.of('work')`Cover` }} title={t`Record`} lead={lead} />
			{lines.length > 0 ? (
				<section className="panel panel-body" aria-label={t`Figures`}>
					<RecordLines lines={lines} reply={null} />
				</section>
			) : (
				<EmptyState title={t`No figures yet`}>{t`A figure appears once it counts at least three requests.`}</EmptyState>
			)}
			<Form method="post" noValidate className="grid gap-4">
				<ErrorSummary problem={problem} labels={{ reply: t`Reply` }} />
				<TextArea
					name="reply"
					label={t`Reply`}
					hint={t`Shown beside the figures. Leave it blank to remove it.`}
					optional
					rows={4}
					maxLength={coverLimits.reply}
					defaultValue={fieldValue(problem, 'reply', reply ?? '')}
					error={problem?.fields?.['reply']}
				/>
				<SubmitButton pendingLabel={t`Saving...`} className="justify-self-start">
					{t`Save reply`}
				</SubmitButton>
			</Form>
		</main>
	)
}
