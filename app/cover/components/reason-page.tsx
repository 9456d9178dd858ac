import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { coverLimits } from '../asking/kinds.ts'
import { t } from '#app/platform/language/words.ts'

type ReasonPageProps = {
	back: string
	title: string
	lead: string
	hint: string
	button: string
	keep: string
	pending?: string
	problem: FormProblem | undefined
}

/** Asks why before it takes something away that the other side counts on. */
export function ReasonPage({
	back,
	title,
	lead,
	hint,
	button,
	keep,
	pending = t`Cancelling...`,
	problem: refused,
}: ReasonPageProps) {
	const problem = useTyped(refused)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader back={{ to: back, label: t.of('work')`Cover` }} title={title} lead={lead} />
			<Form method="post" noValidate className="grid gap-5">
				<ErrorSummary problem={problem} />
				<TextArea
					name="reason"
					label={t`Reason`}
					hint={hint}
					required
					rows={3}
					maxLength={coverLimits.reason}
					defaultValue={fieldValue(problem, 'reason')}
					error={problem?.fields?.['reason']}
				/>
				<div className="flex flex-wrap gap-2">
					<SubmitButton variant="danger" pendingLabel={pending}>
						{button}
					</SubmitButton>
					<ButtonLink to={back} variant="quiet">
						{keep}
					</ButtonLink>
				</div>
			</Form>
		</main>
	)
}
