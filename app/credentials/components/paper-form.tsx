import { Form, Link } from 'react-router'
import { documentFieldProps } from '#app/platform/files/document-rule.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import type { CredentialKind } from '../kinds.ts'
import { pagesHint } from '../documents/pages-hint.ts'
import { labelsOf } from './claim-labels.ts'
import { t } from '#app/platform/language/words.ts'

/** The paper first: what is printed on it fills in the form that follows. */
export function PaperForm({ kind, problem }: { kind: CredentialKind; problem: FormProblem | undefined }) {
	const labels = labelsOf(kind)
	return (
		<Form method="post" encType="multipart/form-data" className="grid gap-5" noValidate data-upload="">
			<ErrorSummary problem={problem} labels={labels} />
			<input type="hidden" name="step" value="paper" />
			<FileField
				{...documentFieldProps}
				name="document"
				multiple
				label={labels['document']}
				hint={`${documentFieldProps.hint} ${pagesHint()} ${t`We read it and fill in the form for you.`}`}
				error={problem?.fields?.['document']}
			/>
			<div className="flex flex-wrap items-center gap-3">
				<SubmitButton pendingLabel={t`Sending...`}>{t`Upload and read`}</SubmitButton>
				<Link to="?typed" className="btn btn-quiet">
					{t`Type the details`}
				</Link>
			</div>
		</Form>
	)
}
