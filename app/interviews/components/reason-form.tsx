import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { longestReason } from '../limits.ts'
import { t } from '#app/platform/language/words.ts'

type ReasonPageProps = {
	interview: { id: string; version: number; lead: string }
	title: string
	label: string
	hint: string
	button: string
	/** Label of the way out: not “Cancel” where the form itself cancels. */
	leave?: string
	isDanger?: boolean
	problem: FormProblem | undefined
}

/** A page that asks for words before it does something the other side will read about. */
export function ReasonPage({
	interview,
	title,
	label,
	hint,
	button,
	leave = t.of('button')`Cancel`,
	isDanger,
	problem: refused,
}: ReasonPageProps) {
	const problem = useTyped(refused)
	const back = `/interviews/${interview.id}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader back={{ to: back, label: t.of('page')`Interview` }} title={title} lead={interview.lead} />
			<Form method="post" noValidate className="grid gap-5">
				<ErrorSummary problem={problem} />
				<input type="hidden" name="version" value={fieldValue(problem, 'version', String(interview.version))} />
				<TextArea
					name="reason"
					label={label}
					hint={hint}
					required
					maxLength={longestReason}
					defaultValue={fieldValue(problem, 'reason')}
					error={problem?.fields?.['reason']}
				/>
				<div className="flex flex-wrap gap-2">
					<SubmitButton variant={isDanger ? 'danger' : 'primary'} pendingLabel={t`Sending...`}>
						{button}
					</SubmitButton>
					<ButtonLink to={back} variant="quiet">
						{leave}
					</ButtonLink>
				</div>
			</Form>
		</main>
	)
}
